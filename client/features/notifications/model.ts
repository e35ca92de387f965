import type { Notification } from '#contract/notifications.ts';

/** Milliseconds between the opening of the dialog and the marking of all as read (specification, section 4). */
export const AUTO_READ_MS = 1000;

export function unreadIds(notifications: readonly Notification[]): ReadonlySet<string> {
  return new Set(notifications.filter(({ isRead }) => !isRead).map(({ id }) => id));
}

/**
 * Whether a row is shown as new: unread, or unread when the dialog was opened, because the automatic marking as read comes too
 * early to have seen them all.
 */
export function isShownAsNew(notification: Notification, newAtOpening: ReadonlySet<string>): boolean {
  return !notification.isRead || newAtOpening.has(notification.id);
}
