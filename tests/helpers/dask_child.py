"""A Dask cluster of two processes: says its address, and ends when its input does."""

import sys

from distributed import LocalCluster

if __name__ == "__main__":
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        print(cluster.scheduler_address, flush=True)  # noqa: T201
        sys.stdin.read()
