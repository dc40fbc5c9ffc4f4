"""Ending cleanly when the person presses Ctrl+C in the terminal, or the system says to end."""

import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QSocketNotifier

ENDINGS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def quit_on_interrupt(application: QCoreApplication) -> Iterator[None]:
    """Quit the application on a signal to end, as if its window had been closed.

    Python handles a signal only when it runs again, and it never does while Qt waits for
    events. So Python also writes to a socket that Qt waits for.
    """
    woken, waker = socket.socketpair()
    woken.setblocking(False)
    waker.setblocking(False)
    notifier = QSocketNotifier(woken.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(lambda: woken.recv(1))
    handlers = {ending: signal.signal(ending, lambda *_: application.quit()) for ending in ENDINGS}
    before = signal.set_wakeup_fd(waker.fileno())
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        for ending, handler in handlers.items():
            signal.signal(ending, handler)
        notifier.setEnabled(False)
        woken.close()
        waker.close()
