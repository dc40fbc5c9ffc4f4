"""Ctrl+C in the terminal ends the app as closing its window does."""

import os
import signal
import threading

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from divan.app.interrupt import ENDINGS, quit_on_interrupt


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.skipif(os.name == "nt", reason="os.kill ends a process there")
def test_a_signal_ends_the_app_while_nothing_else_happens(
    qapp: QGuiApplication, ending: signal.Signals
) -> None:
    before = signal.getsignal(ending)
    gave_up = QTimer()
    gave_up.setSingleShot(True)
    gave_up.timeout.connect(lambda: qapp.exit(1))
    gave_up.start(10000)
    sender = threading.Timer(0.2, lambda: os.kill(os.getpid(), ending))
    with quit_on_interrupt(qapp):
        sender.start()
        status = qapp.exec()
    sender.join()
    gave_up.stop()
    assert status == 0
    assert signal.getsignal(ending) is before
