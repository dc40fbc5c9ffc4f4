"""Runs a command that the kernel ends at its first socket that is not a local one.

``python only_local_sockets.py COMMAND ARGUMENT…`` (Linux only). A seccomp filter looks at the
address family of every socket that the command makes, in whatever language, and its
children too: AF_UNIX passes, any other ends the process with SIGSYS. Names that are
looked up over a network need such a socket as well. io_uring could make sockets unseen,
so that it is refused.
"""

import ctypes
import os
import platform
import socket
import struct
import sys
from typing import NamedTuple

PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 38, 22, 2
ALLOW, KILL, REFUSE = 0x7FFF0000, 0x80000000, 0x00050001
"""What becomes of a call: it passes, ends the process, or fails with EPERM."""
LOAD, IF_EQUAL, RETURN = 0x20, 0x15, 0x06
NUMBER, ARCHITECTURE, FIRST_ARGUMENT = 0, 4, 16
"""Where these stand in what the filter is given (``struct seccomp_data``)."""


class Machine(NamedTuple):
    """How a processor's Linux numbers what the filter looks for."""

    architecture: int
    socket: int
    io_uring_setup: int


MACHINES = {
    "x86_64": Machine(0xC000003E, 41, 425),
    "aarch64": Machine(0xC00000B7, 198, 425),
}


def available() -> bool:
    """Tell whether this system can be filtered."""
    return sys.platform == "linux" and platform.machine() in MACHINES


def forbid() -> None:
    """Filter this process and all its children from now on. Raises OSError."""
    machine = MACHINES[platform.machine()]
    program = b"".join(
        struct.pack("HBBI", *step)
        for step in (
            (LOAD, 0, 0, ARCHITECTURE),
            (IF_EQUAL, 1, 0, machine.architecture),
            (RETURN, 0, 0, KILL),
            (LOAD, 0, 0, NUMBER),
            (IF_EQUAL, 0, 1, machine.io_uring_setup),
            (RETURN, 0, 0, REFUSE),
            (IF_EQUAL, 1, 0, machine.socket),
            (RETURN, 0, 0, ALLOW),
            (LOAD, 0, 0, FIRST_ARGUMENT),
            (IF_EQUAL, 0, 1, socket.AF_UNIX),
            (RETURN, 0, 0, ALLOW),
            (RETURN, 0, 0, KILL),
        )
    )
    steps = ctypes.create_string_buffer(program, len(program))
    described = struct.pack("HP", len(program) // 8, ctypes.addressof(steps))
    libc = ctypes.CDLL(None, use_errno=True)
    one, none = ctypes.c_ulong(1), ctypes.c_ulong(0)
    if libc.prctl(PR_SET_NO_NEW_PRIVS, one, none, none, none) or libc.prctl(
        PR_SET_SECCOMP, ctypes.c_ulong(SECCOMP_MODE_FILTER), described
    ):
        raise OSError(ctypes.get_errno(), "the filter was refused")


if __name__ == "__main__":
    forbid()
    os.execvp(sys.argv[1], sys.argv[1:])
