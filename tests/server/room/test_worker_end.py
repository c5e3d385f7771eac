"""A bot's process that is just starting while the server closes does not outlive it."""

from slagveld.server.bots.workers import _Worker


def test_who_is_stopped_before_the_process_runs_leaves_none_behind(monkeypatch):
    started = []
    worker = _Worker()

    class Started:
        def __init__(self, **_):
            self.ended = []
            started.append(self)

        def start(self):
            worker.stop()  # the server closes at this moment

        def is_alive(self):
            return not self.ended

        def kill(self):
            self.ended.append("killed")

        def join(self):
            self.ended.append("joined")

        def close(self):
            self.ended.append("closed")

    class Context:
        def Pipe(self):  # noqa: N802 - as multiprocessing names it
            from multiprocessing import Pipe

            return Pipe()

        Process = Started

    monkeypatch.setattr("multiprocessing.get_context", lambda _: Context())
    worker.wake()
    assert [one.ended for one in started] == [["killed", "joined", "closed"]]
