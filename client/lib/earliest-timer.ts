export interface EarliestTimer {
  /** Requests a run after `milliseconds`; a run that is due earlier stays, so that repeated requests never delay it. */
  runAfter(milliseconds: number): void;
  stop(): void;
}

/** Runs `run` at the earliest requested time, and then again at the next request. */
export function createEarliestTimer(run: () => void): EarliestTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  return {
    runAfter(milliseconds) {
      const at = performance.now() + milliseconds;
      if (at >= dueAt) return;
      dueAt = at;
      clearTimeout(timer);
      timer = setTimeout(() => {
        dueAt = Number.POSITIVE_INFINITY;
        run();
      }, milliseconds);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
