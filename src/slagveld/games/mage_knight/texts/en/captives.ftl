## Captives

status-captive = captive of { $captor }

refusal-captive-apart = { $name } must touch its captor { $captor } after the move.
refusal-captive-soars = { $name } is a captive and stays on the ground.
refusal-captive-path = The captive { $name } has no way of its own: it is set down beside its captor.
refusal-freed = { $name } has just been freed and can be given an action from your next turn on.
