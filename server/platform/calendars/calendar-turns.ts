/** Milliseconds for which the calendars of one member may be fetched and read in an hour. */
const MEMBER_MS = 120_000;
const WINDOW_MS = 3_600_000;
/** Members after which those of former hours are removed. */
const MEMBERS_MAX = 10_000;

/** Bounds how long the calendars of one member keep this process busy, so that the calendars of others are not delayed. */
export interface CalendarTurns {
  /**
   * Runs `work`. Resolves to `later` without running it if another fetch of the member runs, and to
   * `exhausted` if their calendars took two minutes within the hour.
   */
  fetch<T>(memberId: string, work: () => Promise<T>): Promise<T | 'later' | 'exhausted'>;
  /** Adds the time of `work` to the member's. */
  count<T>(memberId: string, work: () => Promise<T>): Promise<T>;
  isExhausted(memberId: string): boolean;
}

interface Hour {
  startedAt: number;
  spentMs: number;
}

export function createCalendarTurns(readMs: () => number = () => performance.now()): CalendarTurns {
  const hours = new Map<string, Hour>();
  const fetching = new Set<string>();

  function hourOf(memberId: string): Hour {
    const known = hours.get(memberId);
    if (known && readMs() - known.startedAt < WINDOW_MS) return known;
    if (hours.size >= MEMBERS_MAX) removeOver();
    const hour = { startedAt: readMs(), spentMs: 0 };
    hours.set(memberId, hour);
    return hour;
  }

  function removeOver(): void {
    for (const [memberId, { startedAt }] of hours) if (readMs() - startedAt >= WINDOW_MS) hours.delete(memberId);
  }

  async function count<T>(memberId: string, work: () => Promise<T>): Promise<T> {
    const startedAt = readMs();
    try {
      return await work();
    } finally {
      hourOf(memberId).spentMs += readMs() - startedAt;
    }
  }

  const isExhausted = (memberId: string) => hourOf(memberId).spentMs >= MEMBER_MS;

  return {
    async fetch(memberId, work) {
      if (isExhausted(memberId)) return 'exhausted';
      if (fetching.has(memberId)) return 'later';
      fetching.add(memberId);
      try {
        return await work();
      } finally {
        fetching.delete(memberId);
      }
    },
    count,
    isExhausted,
  };
}
