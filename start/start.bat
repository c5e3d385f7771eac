@echo off
rem Starts Slagveld with the Python of this machine.
cd /d "%~dp0"
where py >nul 2>nul
if %errorlevel%==0 (
    py -3 start.py %*
    goto :end
)
where python >nul 2>nul
if %errorlevel%==0 (
    python start.py %*
    goto :end
)
echo Slagveld needs Python 3.11 or newer: https://www.python.org/downloads/
:end
if errorlevel 1 pause
