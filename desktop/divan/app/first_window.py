"""One window a data folder: a second start hands its file to the first window and ends.

A lock in the folder decides who is first, and a local socket beside it takes what later
starts ask for. Where neither can be had, in a folder that cannot be written or whose path is
too long for a socket, every start gets a window of its own; the store allows for that.

A request is the file's absolute path and the desktop's activation token, both possibly empty
and each ended by a zero byte; the answer is a zero byte.
"""

import hashlib
import logging
import os
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

LOCK: Final = "window.lock"
SOCKET: Final = "window.socket"
PATIENCE: Final = 15.0
"""Seconds after which a window that does not answer is taken for one that hangs: one that is
just laying a table on a busy machine has been seen to take seven.
"""
MOST_BYTES: Final = 64 * 1024
"""No request is longer."""

_END: Final = b"\0"
_PAUSE: Final = 0.05

_log = logging.getLogger(__name__)


class Request(NamedTuple):
    """What a start asks of the window that is there: to come to the front, with a file."""

    file: Path | None
    activation: str = ""
    """The desktop's leave to take the focus, ``XDG_ACTIVATION_TOKEN``."""


class FirstWindow(QObject):
    """Keeps a data folder for one window, and hears what later starts ask of it."""

    asked = Signal(object)
    """A ``Request`` of another start."""

    def __init__(self, lock: QLockFile, address: str) -> None:
        super().__init__()
        self._lock = lock
        self._address = address
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)

    def listen(self) -> bool:
        """Begin to hear others, once ``asked`` is connected; False where nobody can be heard."""
        if not self._lock.isLocked():
            return False
        QLocalServer.removeServer(self._address)  # what a crash left
        return self._server.listen(self._address)

    def close(self) -> None:
        """Hear nobody any more, and let another start be the first."""
        self._server.close()
        self._lock.unlock()

    def _welcome(self) -> None:
        while self._server.hasPendingConnections():
            caller = self._server.nextPendingConnection()
            caller.readyRead.connect(partial(self._hear, caller))
            caller.disconnected.connect(caller.deleteLater)
            self._hear(caller)

    def _hear(self, caller: QLocalSocket) -> None:
        """Answer a request that has come whole."""
        waiting = caller.bytesAvailable()
        if waiting > MOST_BYTES:
            caller.abort()
            return
        said = bytes(caller.peek(waiting).data())
        if said.count(_END) < 2:
            return
        caller.readAll()
        file, activation, *_ = said.split(_END)
        caller.write(_END)
        caller.flush()
        path = Path(os.fsdecode(file)) if file else None
        self.asked.emit(Request(path, activation.decode(errors="replace")))


def enter(home: Path, request: Request) -> FirstWindow | None:
    """Become the window of ``home``, or return None once the one that is open was asked.

    One that holds the folder but does not answer for PATIENCE seconds is left alone, and
    this start gets a window that others do not find.
    """
    with suppress(OSError):
        home.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(str(home / LOCK))
    lock.setStaleLockTime(0)  # a lock is old only when its process is gone
    address = socket_address(home)
    give_up = time.monotonic() + PATIENCE
    while not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError:
        if ask(address, request, give_up - time.monotonic()):
            return None
        if time.monotonic() >= give_up:
            _log.warning("another window holds %s and does not answer", home)
            break
        time.sleep(_PAUSE)
    return FirstWindow(lock, address)


def ask(address: str, request: Request, patience: float) -> bool:
    """Hand a request to the window that listens at ``address``; False if none answers."""
    most = max(1, int(patience * 1000))
    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(most):
        return False
    file = b"" if request.file is None else os.fsencode(request.file.absolute())
    socket.write(file + _END + request.activation.encode() + _END)
    socket.flush()
    return socket.waitForReadyRead(most) and socket.readAll().data() == _END


def socket_address(home: Path) -> str:
    """Return where the window of ``home`` listens: a file in it, on Windows a named pipe."""
    if sys.platform == "win32":
        return f"divan-{hashlib.sha256(os.fsencode(home.absolute())).hexdigest()[:32]}"
    return str(home.absolute() / SOCKET)
