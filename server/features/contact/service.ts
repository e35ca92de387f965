import { randomUUIDv7 } from 'node:crypto';
import type { ContactInput, ContactMessage } from '#contract/contact.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform, PublicContext } from '#server/platform/context.ts';
import { acknowledgementMail } from './emails.ts';
import { ANSWERED_DAYS, fingerprintOf, MAILS_PER_DAY } from './policy.ts';
import { countMessagesOf, deleteMessagesAnsweredBefore, insertOrFindMessage } from './queries.ts';

/** Keeps a message and mails its sender so, in one transaction. The same message sent again is answered like the first. */
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
    if (sent <= MAILS_PER_DAY)
      await context.mail.send(tx, acknowledgementMail(message, context.config.supportEmail));
    return message;
  });
}

/** Forgets messages that were answered longer ago than they are kept. */
export async function forgetAnsweredMessages({ db, clock }: Platform): Promise<void> {
  await deleteMessagesAnsweredBefore(db, toIso(clock.now().subtract({ hours: 24 * ANSWERED_DAYS })));
}
