import type { z } from 'zod';
import type { PushGroup } from '#domain/notifications/facts.ts';
import type { NotificationType } from '#server/db/generated.ts';

/** The text that a reader sees in the app, and as the title and body of a push. */
export interface NotificationText {
  title: string;
  message: string;
}

/**
 * Request of a notification to its reader: an answer to a date or to a suggested time, the amount of a recurring
 * expense, its payment before it is due, room for one or for a surprise, the day's answer, in the evening too, a
 * payment's code, an item of a list. The notification is shown while the request is open (`ask-service.ts`).
 */
export type Ask =
  | 'answer'
  | 'time'
  | 'amount'
  | 'due'
  | 'room'
  | 'reveal'
  | 'dailyAnswer'
  | 'evening'
  | 'payment'
  | 'item';

export interface Kind<Params extends z.ZodType> {
  /** The type by which the bell files it. */
  type: NotificationType;
  /** The group by which a member switches off its pushes; `null` for account notifications, which are always pushed. */
  group: PushGroup | null;
  /** Its request; `null` for a kind that only informs. */
  asks: Ask | null;
  /** Returns the path that a tap opens. */
  pathOf: (params: z.output<Params>) => string;
  params: Params;
  /** The text in the bell, and on lock screens unless `writeForLockScreen` shortens it. */
  write: (params: z.output<Params>) => NotificationText;
  /** The text for lock screens, without anything that only the two should read. */
  writeForLockScreen?: (params: z.output<Params>) => NotificationText;
  /** Returns what the notification is about, if that is not its subject: an alarm's budget, a day to fill in. */
  aboutOf?: (params: z.output<Params>) => string;
}

/** Defines one kind of notification. */
export function kind<Params extends z.ZodType>(
  [type, group, asks]: readonly [NotificationType, PushGroup | null, Ask | null],
  path: string | Kind<Params>['pathOf'],
  params: Params,
  write: Kind<Params>['write'],
  writeForLockScreen?: Kind<Params>['write'],
): Kind<Params> {
  const pathOf = typeof path === 'string' ? () => path : path;
  return { type, group, asks, pathOf, params, write, ...(writeForLockScreen && { writeForLockScreen }) };
}

/** Returns the kind with its own rule of what a notification is about. */
export function withAbout<Params extends z.ZodType>(
  plain: Kind<Params>,
  aboutOf: (params: z.output<Params>) => string,
): Kind<Params> {
  return { ...plain, aboutOf };
}
