import { randomUUID } from 'node:crypto';

/** Number of announcements that a process remembers: minutes of them, in little memory. */
export const REMEMBERED_MAX = 2000;

interface Remembered {
  memberIds: readonly string[];
  resources: readonly string[];
  deviceId: string | null;
}

export interface RecentAnnouncements {
  /** Returns the place after all announcements so far, as a text that only `listSince` reads. */
  position(): string;
  remember(announcement: Remembered): void;
  /** Forgets all, after announcements may have been missed: no earlier position is known then. */
  reset(): void;
  /**
   * Returns the resources announced to the member after the position, but for the device's own changes. `null` if the
   * position is of another process, or of so long ago that some are not remembered.
   */
  listSince(position: string, reader: { memberId: string; deviceId: string | null }): string[] | null;
}

/** Remembers the latest announcements, so that a new stream can catch up from a window's first read. */
export function createRecentAnnouncements(): RecentAnnouncements {
  let epoch = randomUUID();
  let recent: Remembered[] = [];
  let count = 0;
  return {
    position: () => `${epoch}.${count}`,
    remember(announcement) {
      count += 1;
      recent.push(announcement);
      // Not at each one, because shortening a list moves all its rows.
      if (recent.length >= 2 * REMEMBERED_MAX) recent = recent.slice(-REMEMBERED_MAX);
    },
    reset() {
      epoch = randomUUID();
      recent = [];
      count = 0;
    },
    listSince(position, { memberId, deviceId }) {
      const [of, number = ''] = position.split('.');
      const missed = count - Number(number);
      if (of !== epoch || !/^\d{1,15}$/.test(number) || missed < 0 || missed > recent.length) return null;
      const concerned = recent
        .slice(recent.length - missed)
        .filter((each) => each.memberIds.includes(memberId) && (deviceId === null || each.deviceId !== deviceId));
      return [...new Set(concerned.flatMap(({ resources }) => resources))];
    },
  };
}
