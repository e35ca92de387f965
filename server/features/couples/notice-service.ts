import type { Transaction } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/service.ts';
import type { Platform } from '#server/platform/context.ts';
import { joinedMail, leftMail } from './emails.ts';
import { listContacts } from './queries.ts';

type Teller = Pick<Platform, 'clock' | 'config' | 'jobs' | 'mail'>;

/**
 * Notifies the members of the couple that a partner has joined: in the app, by push, and by mail to verified addresses.
 */
export async function notifyJoined(
  tx: Transaction,
  platform: Teller,
  userIds: readonly string[],
  firstName: string,
): Promise<void> {
  for (const { userId, isVerified, ...contact } of await listContacts(tx, userIds)) {
    await notify(tx, platform, { userId, kind: 'partner_joined', params: { firstName } });
    if (isVerified) await platform.mail.send(tx, joinedMail(contact, firstName, platform.config.publicUrl));
  }
}

/**
 * Notifies the members that a partner has left or deleted their account. `tookOwn` is true if that partner's records
 * moved along.
 */
export async function notifyLeft(
  tx: Transaction,
  platform: Teller,
  userIds: readonly string[],
  { firstName, tookOwn }: { firstName: string; tookOwn: boolean },
): Promise<void> {
  for (const { userId, isVerified, ...contact } of await listContacts(tx, userIds)) {
    await notify(tx, platform, { userId, kind: 'partner_left', params: { firstName, tookOwn } });
    if (isVerified) await platform.mail.send(tx, leftMail(contact, { firstName, tookOwn }, platform.config.publicUrl));
  }
}
