import type { z } from 'zod';
import type { PushGroup } from '#contract/constants/notifications.ts';
import type { NotificationType } from '#server/db/generated.ts';

/** What a reader sees: in the app, and as the title and body of a push. */
export interface NotificationText {
  title: string;
  message: string;
}

export interface Kind<Params extends z.ZodType> {
  /** How the bell files it. */
  type: NotificationType;
  /** What a member switches off who wants no push of it; `null` for what concerns the account, which is always pushed. */
  group: PushGroup | null;
  /** Returns the address that a tap opens. */
  pathOf: (params: z.output<Params>) => string;
  params: Params;
  /** What stands in the bell, and on lock screens unless `writeForLockScreen` says it with less. */
  write: (params: z.output<Params>) => NotificationText;
  /** The words for lock screens: nothing that only the two should read. */
  writeForLockScreen?: (params: z.output<Params>) => NotificationText;
}

/** One kind of notification. */
export function kind<Params extends z.ZodType>(
  [type, group]: readonly [NotificationType, PushGroup | null],
  path: string | Kind<Params>['pathOf'],
  params: Params,
  write: Kind<Params>['write'],
  writeForLockScreen?: Kind<Params>['write'],
): Kind<Params> {
  const pathOf = typeof path === 'string' ? () => path : path;
  return { type, group, pathOf, params, write, ...(writeForLockScreen && { writeForLockScreen }) };
}
