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
