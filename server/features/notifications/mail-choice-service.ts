import type { Language } from '#domain/kernel/languages.ts';
import { localPath, paths } from '#domain/registry/screen-paths.ts';
import { faultsText } from '#messages/faults.ts';
import { notificationsText } from '#messages/notifications.ts';
import { readersLanguage } from '#messages/reader-language.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform, PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import type { Mail, UnsubscribeLinks } from '#server/platform/mail/layout.ts';
import { deleteUnsubscribedAddress, insertUnsubscribedAddress, isAddressUnsubscribed } from './mail-choice-queries.ts';

type Hasher = Pick<Platform, 'secrets'>;

/** True if the address accepts mails that are not about its account. */
export async function takesMails(db: Database, platform: Hasher, address: string): Promise<boolean> {
  return !(await isAddressUnsubscribed(db, hashOf(platform, address)));
}

/** Stores whether the address accepts such mails. */
export async function changeMailChoice(
  tx: Transaction,
  platform: Hasher & Pick<Platform, 'clock'>,
  address: string,
  takes: boolean,
): Promise<void> {
  const hash = hashOf(platform, address);
  if (takes) await deleteUnsubscribedAddress(tx, hash);
  else await insertUnsubscribedAddress(tx, hash, toIso(platform.clock.now()));
}

/**
 * Sends a mail that is not about an account, with an unsubscribe link. Returns false if the address has unsubscribed.
 */
export async function sendOptionalMail(
  tx: Transaction,
  platform: Hasher & Pick<Platform, 'config' | 'mail'>,
  { email, language }: { email: string; language: Language },
  write: (unsubscribe: UnsubscribeLinks) => Mail,
): Promise<boolean> {
  if (!(await takesMails(tx, platform, email))) return false;
  const token = platform.secrets.encrypt(TOKEN_PURPOSE, email);
  const { publicUrl } = platform.config;
  const links = {
    oneClickUrl: `${publicUrl}/api/mail-unsubscribe/${token}`,
    pageUrl: `${publicUrl}${localPath(paths.unsubscribe, language)}?token=${token}`,
  };
  await platform.mail.send(tx, write(links));
  return true;
}

/**
 * Redirects a visitor who opens the one-click URL to the page in their language. Only the page's button unsubscribes.
 */
export function leadToUnsubscribePage(_context: PublicContext, { token }: { token: string }) {
  const path = localPath(paths.unsubscribe, readersLanguage());
  return { status: 302 as const, headers: { location: `${path}?token=${encodeURIComponent(token)}` } };
}

/**
 * Unsubscribes an address, for the one click of a mail program (RFC 8058) and the page behind the mail's link. A second
 * call changes nothing.
 */
export async function unsubscribeMails(context: PublicContext, { token }: { token: string }) {
  const address = readToken(context, token);
  if (address === null) throw refuse.notFound('not_found', faultsText.notifications.unsubscribeLinkInvalid);
  await inTransaction(context.db, (tx) => changeMailChoice(tx, context, address, false));
  return { message: notificationsText.unsubscribed };
}

const TOKEN_PURPOSE = 'mail-unsubscribe';

/** Returns the address of the token, or `null` if the token is not ours. */
function readToken({ secrets }: Hasher, token: string): string | null {
  try {
    return secrets.decrypt(TOKEN_PURPOSE, token);
  } catch {
    return null;
  }
}

function hashOf({ secrets }: Hasher, address: string): Buffer {
  return secrets.hash('unsubscribed-address', address.toLowerCase());
}
