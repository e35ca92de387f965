import type { Notification } from '#contract/notifications.ts';

/** Milliseconds between the opening of the dialog and the marking of all as read (specification, section 4). */
export const AUTO_READ_MS = 1000;

export function unreadIds(notifications: readonly Notification[]): ReadonlySet<string> {
  return new Set(notifications.filter(({ isRead }) => !isRead).map(({ id }) => id));
}

/**
 * Which rows are shown as new: those not yet read, and those that were not when the dialog opened. The automatic marking
 * comes before anybody could have read them.
 */
export function isShownAsNew(notification: Notification, newAtOpening: ReadonlySet<string>): boolean {
  return !notification.isRead || newAtOpening.has(notification.id);
}
