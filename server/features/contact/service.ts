import { randomUUIDv7 } from 'node:crypto';
import type { ContactInput, ContactMessage } from '#domain/contact/schema.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform, PublicContext } from '#server/platform/context.ts';
import { acknowledgementMail } from './emails.ts';
import { ANSWERED_DAYS, fingerprintOf, MAILS_PER_DAY } from './policy.ts';
import { countMessagesOf, deleteMessagesAnsweredBefore, insertOrFindMessage, listMessagesOf } from './queries.ts';

/**
 * Stores a message and mails its sender a confirmation, in one transaction. A repeated message gets the same response.
 */
export async function sendMessage(context: PublicContext, input: ContactInput): Promise<ContactMessage> {
  const now = context.clock.now();
  const id = randomUUIDv7();
  return context.change(async (tx) => {
    const message = await insertOrFindMessage(tx, {
      ...input,
      id,
      fingerprint: fingerprintOf(input),
      createdAt: toIso(now),
    });
    if (message.id !== id) return message;
    const sent = await countMessagesOf(tx, message.email, toIso(now.subtract({ hours: 24 })));
    if (sent <= MAILS_PER_DAY) await context.mail.send(tx, acknowledgementMail(message, context.config.supportEmail));
    return message;
  });
}

/** Returns the messages from the member's address, if it is verified. */
export async function readOwnMessages({ db, member }: MemberContext) {
  return member.emailVerified ? listMessagesOf(db, member.id) : [];
}

/** Deletes messages that were answered longer ago than the retention period. */
export async function deleteAnsweredMessages({ db, clock }: Platform): Promise<void> {
  await deleteMessagesAnsweredBefore(db, toIso(clock.now().subtract({ hours: 24 * ANSWERED_DAYS })));
}
