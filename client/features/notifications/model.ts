import { localDate } from '#client/lib/format/dates.ts';
import type { Notification } from '#domain/notifications/schema.ts';
import { gatheredText } from '#messages/notifications.ts';

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

/** A row of the bell: one notification, or several new ones of one kind and day under a sentence for all. */
export interface BellRow {
  /** The notifications, newest first. */
  of: readonly [Notification, ...Notification[]];
  title: string;
}

/** The rows of one day, or all new ones. */
export interface BellSection {
  /** Calendar date on this device; `null` for the new ones of any day, which come first. */
  day: string | null;
  rows: readonly BellRow[];
}

/**
 * Orders notifications, newest first: the new ones, then the others by day. New ones of one kind, day and person are
 * gathered if they are about several things; nothing is gathered across days, and each read one has its own row.
 */
export function toSections(
  notifications: readonly Notification[],
  newAtOpening: ReadonlySet<string>,
): readonly BellSection[] {
  const isNew = (each: Notification) => isShownAsNew(each, newAtOpening);
  const fresh = notifications.filter(isNew);
  const similar = Map.groupBy(fresh, groupOf);
  const gathered = Map.groupBy(fresh, (each) =>
    isGathered(each.kind) && countThings(similar.get(groupOf(each)) ?? []) > 1 ? groupOf(each) : each.id,
  );
  const read = Map.groupBy(
    notifications.filter((each) => !isNew(each)),
    ({ createdAt }) => localDate(createdAt),
  );
  const sections = [
    { day: null, rows: [...gathered.values()].flatMap(toRow) },
    ...[...read].map(([day, own]) => ({ day, rows: own.flatMap((each) => toRow([each])) })),
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

function groupOf({ kind, firstName, createdAt }: Notification): string {
  return [kind, firstName ?? '', localDate(createdAt)].join('/');
}

/** Number of dates, budgets or other things that the notifications are about. */
function countThings(notifications: readonly Notification[]): number {
  return new Set(notifications.map(({ about }) => about)).size;
}

function toRow(notifications: readonly Notification[]): BellRow[] {
  const [first, ...others] = notifications;
  if (!first) return [];
  const { kind, title, firstName } = first;
  const isSeveral = others.length > 0 && isGathered(kind);
  return [
    {
      of: [first, ...others],
      title: isSeveral ? gatheredText[kind](firstName ?? '', countThings(notifications)) : title,
    },
  ];
}

function isGathered(kind: string): kind is keyof typeof gatheredText {
  return Object.hasOwn(gatheredText, kind);
}
