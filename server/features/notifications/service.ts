import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#server/db/database.ts';
import type { NotificationType } from '#server/db/generated.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { insertNotification } from './queries.ts';

export interface Notice {
  /** The member whom it concerns. */
  userId: string;
  type: NotificationType;
  title: string;
  /** Shown on the lock screen too: nothing that only the two should read. */
  message: string;
  /** The screen that a tap opens. */
  path: string;
  /** What must be told once, such as `reminder:<id>:2027-01-14`. */
  onceKey?: string;
}

/** Tells a member something, in the transaction that made it true. Answers false when `onceKey` was told before. */
export function notify(
  tx: Transaction,
  { clock }: Pick<Platform, 'clock'>,
  notice: Notice,
): Promise<boolean> {
  return insertNotification(tx, {
    ...notice,
    id: randomUUIDv7(),
    onceKey: notice.onceKey ?? null,
    createdAt: toIso(clock.now()),
  });
}
