import { EVENING_TIMES } from '#domain/couples/facts.ts';
import { DEFAULT_LANGUAGE } from '#domain/kernel/languages.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import type { Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { listMemberNames, lockFoundCouple } from '#server/features/couples/service.ts';
import { findEvening, markNotificationRead, notify } from '#server/features/notifications/service.ts';
import { INDIA, toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { collectFailures, forEachFound, throwTogether } from '#server/platform/jobs/each-found.ts';
import { ensureQuestion } from './assign-service.ts';
import {
  deleteReminders,
  deleteRoundsBefore,
  listPairs,
  moveRound,
  openRounds,
  type Round,
} from './evening-queries.ts';

const KIND = 'daily_question_evening';

/**
 * Reminds the members of each couple of the day's question at the couple's hour, late after downtime and never after
 * the day. Concurrent processes are safe: the notification's key prevents a second one.
 */
export async function sendEvenings(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now().toZonedDateTimeISO(INDIA);
  const day = now.toPlainDate().toString();
  const minute = now.toPlainTime().toString({ smallestUnit: 'minute' });
  const times = EVENING_TIMES.filter((time) => time <= minute);
  const rounds = await openRounds(db, day, times);
  if (rounds.length > 0) await deleteRoundsBefore(db, day);
  const failures = await collectFailures(rounds, ({ lastCoupleId, ...round }) =>
    sendRound(platform, round, lastCoupleId),
  );
  throwTogether(failures, 'sendEvenings');
}

/**
 * Goes on behind the last couple reminded. A couple that was made after the hour has its first evening tomorrow; one that
 * fails is not tried again on this evening, and does not stop the later ones.
 */
async function sendRound(platform: Platform, round: Round, reached: string | null): Promise<void> {
  const { db, live } = platform;
  const hour = Temporal.PlainDate.from(round.day).toZonedDateTime({ timeZone: INDIA, plainTime: round.time });
  const pairedBy = toIso(hour.toInstant());
  await forEachFound<string>({
    find: (after, limit) => listPairs(db, { time: round.time, pairedBy, after: after ?? reached, limit }),
    work: async (coupleId) => {
      const notifiedIds = await inTransaction(db, (tx) => remind(tx, platform, { coupleId, day: round.day }));
      if (notifiedIds.length > 0) live.announce(notifiedIds, ['notifications'], null);
    },
    onBatch: (last) => moveRound(db, round, last),
    name: 'sendRound',
  });
}

/** Reminds those members of a couple who have not answered the day's question, and returns their ids. */
async function remind(
  tx: Transaction,
  platform: Platform,
  { coupleId: foundId, day }: { coupleId: string; day: string },
): Promise<string[]> {
  const { coupleId } = await lockFoundCouple(tx, foundId);
  const members = await listMemberNames(tx, coupleId);
  const [first, second] = members;
  if (!first || !second) return [];
  // The order of questions is the same in each language.
  await runInLanguage(DEFAULT_LANGUAGE, () => ensureQuestion(tx, coupleId, day));
  const onceKey = `daily-question:${day}:evening`;
  await deleteReminders(tx, [first.userId, second.userId], { kind: KIND, onceKey });
  const reminded: string[] = [];
  for (const [{ userId }, partner] of [
    [first, second],
    [second, first],
  ] as const) {
    const evening = await findEvening(tx, { id: userId, coupleId, partnerId: partner.userId }, day);
    if (!evening) continue;
    const params = { firstName: partner.firstName, ...evening };
    await notify(tx, platform, { userId, kind: KIND, params, onceKey });
    // This one says that the partner has answered, too.
    if (evening.hasAnswered) await markNotificationRead(tx, userId, `daily-question:${day}:sealed`);
    reminded.push(userId);
  }
  return reminded;
}
