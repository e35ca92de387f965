import type { Transaction } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/service.ts';
import type { Platform } from '#server/platform/context.ts';
import { joinedMail, leftMail } from './emails.ts';
import { listContacts } from './queries.ts';

type Teller = Pick<Platform, 'clock' | 'config' | 'jobs' | 'mail'>;

/** Tells those who are in the couple that a partner has joined: in the app, by push, and by mail where the address is theirs. */
export async function tellJoined(
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

/** The same of one who has left, or whose account is gone. `tookOwn`: what they recorded went along. */
export async function tellLeft(
  tx: Transaction,
  platform: Teller,
  userIds: readonly string[],
  { firstName, tookOwn }: { firstName: string; tookOwn: boolean },
): Promise<void> {
  for (const { userId, isVerified, ...contact } of await listContacts(tx, userIds)) {
    await notify(tx, platform, { userId, kind: 'partner_left', params: { firstName, tookOwn } });
    if (isVerified)
      await platform.mail.send(tx, leftMail(contact, { firstName, tookOwn }, platform.config.publicUrl));
  }
}
