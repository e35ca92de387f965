import type { Notification } from '#contract/notifications.ts';

/** Time between opening the dialog and marking all as read, in milliseconds (specification, section 4). */
export const AUTO_READ_MS = 1000;

export function unreadIds(notifications: readonly Notification[]): ReadonlySet<string> {
  return new Set(notifications.filter(({ isRead }) => !isRead).map(({ id }) => id));
}

/**
 * Returns true if a row is shown as new: unread now or when the dialog was opened. The automatic marking comes before
 * the member has seen all rows.
 */
export function isShownAsNew(notification: Notification, newAtOpening: ReadonlySet<string>): boolean {
  return !notification.isRead || newAtOpening.has(notification.id);
}

/** A row of the bell: one notification, or several alike. */
export interface GatheredNotification extends Notification {
  /** The gathered ids, newest first. */
  ids: readonly string[];
}

/** Kinds whose messages are written by people; each keeps its own row. */
const PERSONAL: readonly Notification['type'][] = ['nudge', 'other'];

/**
 * Gathers notifications of one title into the newest one, with their messages, newest first. A new one is not gathered
 * with an old one.
 */
export function gatherAlike(
  notifications: readonly Notification[],
  newAtOpening: ReadonlySet<string>,
): GatheredNotification[] {
  const groups = Map.groupBy(notifications, (notification) => {
    const { id, type, title } = notification;
    if (PERSONAL.includes(type)) return id;
    return [type, title, isShownAsNew(notification, newAtOpening)].join('/');
  });
  return [...groups.values()].flatMap((alike) => {
    const [newest] = alike;
    if (!newest) return [];
    const messages = new Set(alike.map(({ message }) => message));
    return [{ ...newest, message: [...messages].join(' · '), ids: alike.map(({ id }) => id) }];
  });
}
