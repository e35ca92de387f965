import { randomUUIDv7 } from 'node:crypto';
import type { WaitlistEntry, WaitlistInput } from '#domain/waitlist/schema.ts';
import { readersLanguage } from '#messages/reader-language.ts';
import { sendOptionalMail } from '#server/features/notifications/mail-choice-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform, PublicContext } from '#server/platform/context.ts';
import { acknowledgementMail } from './emails.ts';
import { ENTRY_DAYS, fingerprintOf, MAILS_PER_DAY } from './policy.ts';
import { countEntriesOf, deleteEntriesBefore, insertOrFindEntry } from './queries.ts';

/**
 * Adds a couple to the waitlist and mails a confirmation unless the address has unsubscribed, in one transaction. A repeated entry
 * gets the same response.
 */
export async function joinWaitlist(context: PublicContext, input: WaitlistInput): Promise<WaitlistEntry> {
  const now = context.clock.now();
  const id = randomUUIDv7();
  return context.change(async (tx) => {
    const entry = await insertOrFindEntry(tx, {
      ...input,
      id,
      fingerprint: fingerprintOf(input),
      language: readersLanguage(),
      createdAt: toIso(now),
    });
    if (entry.id !== id) return entry;
    const sent = await countEntriesOf(tx, entry.email, toIso(now.subtract({ hours: 24 })));
    if (sent <= MAILS_PER_DAY)
      await sendOptionalMail(tx, context, entry, (unsubscribe) =>
        acknowledgementMail(entry, { supportEmail: context.config.supportEmail, unsubscribe }),
      );
    return entry;
  });
}

/** Deletes entries older than the retention period. */
export async function deleteOldEntries({ db, clock }: Platform): Promise<void> {
  await deleteEntriesBefore(db, toIso(clock.now().subtract({ hours: 24 * ENTRY_DAYS })));
}
