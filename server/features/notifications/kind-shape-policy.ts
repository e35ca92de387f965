import type { z } from 'zod';
import type { NotificationType } from '#server/db/generated.ts';

/** What a reader sees: in the app, and as the title and body of a push. */
export interface NotificationText {
  title: string;
  message: string;
}

export interface Kind<Params extends z.ZodType> {
  /** How the bell files it. */
  type: NotificationType;
  /** The screen that a tap opens. */
  path: string;
  params: Params;
  /** What stands in the bell, and on lock screens unless `writeForLockScreen` says it with less. */
  write: (params: z.output<Params>) => NotificationText;
  /** The words for lock screens: nothing that only the two should read. */
  writeForLockScreen?: (params: z.output<Params>) => NotificationText;
}

/** One kind of notification. */
export function kind<Params extends z.ZodType>(
  type: NotificationType,
  path: string,
  params: Params,
  write: Kind<Params>['write'],
  writeForLockScreen?: Kind<Params>['write'],
): Kind<Params> {
  return { type, path, params, write, ...(writeForLockScreen && { writeForLockScreen }) };
}
