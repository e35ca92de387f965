import { MOMENT_DAYS } from '#domain/daily-moment/facts.ts';
import { isGivenDay, showMoment, toMoment, withoutPhotos } from '#domain/daily-moment/public-form.ts';
import { dailyMoments } from '#domain/daily-moment/record.ts';
import type { DailyMoment, DailyMomentInput } from '#domain/daily-moment/schema.ts';
import { monthRange } from '#domain/kernel/calendar.ts';
import type { Memory } from '#domain/memories/schema.ts';
import { photoIdOf } from '#domain/photos/address.ts';
import { dailyMomentText as text } from '#messages/daily-moment.ts';
import { memoriesText } from '#messages/memories.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { holdCouple } from '#server/db/membership.ts';
import { deleteMoment, deleteOldMoments, listCouplesWithOld } from '#server/db/repositories/daily-moments.ts';
import { claimPhotoOfDay } from '#server/db/repositories/photos.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createMemoryOfDay, findMemory } from '#server/features/memories/memory-of-day-service.ts';
import { readMemory, readMemoryAgain } from '#server/features/memories/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { dropPhotos } from '#server/features/photos/service.ts';
import { INDIA, toIso, todayInIndia } from '#server/platform/clock.ts';
import type { ChangeFor, Member, MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { sweepFilesJob } from '#server/platform/files/discard.ts';
import { forEachFound } from '#server/platform/jobs/each-found.ts';
import {
  findMoment,
  listMoments,
  lockMoments,
  type MomentRow,
  type Reader,
  setMemory,
  upsertMoment,
} from './queries.ts';

/** A member with a partner, for whom a photo of the day is. */
interface Pair extends Reader {
  partnerId: string;
}

/** Returns today's photos; none for a lone member. */
export async function readDailyMoment({ db, member, clock }: MemberContext): Promise<DailyMoment> {
  const today = todayInIndia(clock);
  const reader = findReader(member);
  return reader ? readDay(db, reader, { day: today, today }) : toMoment(withoutPhotos(today, false), today);
}

/** Returns the days of a month on which both have given a photo, newest first. */
export async function readOpenMoments(
  { db, member, clock }: MemberContext,
  query?: { month?: string | undefined },
): Promise<DailyMoment[]> {
  const today = todayInIndia(clock);
  const reader = findReader(member);
  const rows = reader ? await listMoments(db, reader, monthRange(query?.month ?? today.slice(0, 7))) : [];
  return rows.filter(isOpenRow).map((row) => toPublic(row, today));
}

/** Returns every day with a photo that the member may know of, newest first, for the export. */
export async function readAllMoments({ db, member, clock }: MemberContext): Promise<DailyMoment[]> {
  const reader = findReader(member);
  const rows = reader ? await listMoments(db, reader, null) : [];
  return rows.map((row) => toPublic(row, todayInIndia(clock)));
}

/**
 * Gives the member's photo of a day, or replaces it before the partner has given theirs. Concurrent photos of both open
 * the day.
 */
export async function giveMoment(context: MemberContext, { day, imageUrl }: DailyMomentInput): Promise<DailyMoment> {
  const pair = requirePair(context.member);
  const { id: userId, coupleId } = pair;
  const today = todayInIndia(context.clock);
  const photoId = photoIdOf(imageUrl);
  return context.changeFor(
    async (tx): Promise<ChangeFor<DailyMoment>> => {
      await lockMoments(tx, coupleId);
      const before = await findMoment(tx, pair, day);
      if (!before.isOfBoth || !isGivenDay(day, today)) throw refuse.invalid('day_over', text.dayOver);
      if (isOpenRow(before)) throw refuse.conflict('moments_open', text.open);
      if (photoId !== null && photoId === before.minePhotoId)
        return { result: await readDay(tx, pair, { day, today }), audience: [], isPrivate: true };
      if (photoId === null || !(await claimPhotoOfDay(tx, { coupleId, userId, photoId })))
        throw refuse.invalid('photo_gone', memoriesText.photoGone);
      await upsertMoment(tx, pair, { day, photoId, givenAt: toIso(context.clock.now()) });
      if (before.minePhotoId !== null) await dropPhotos(tx, context, coupleId, [before.minePhotoId]);
      // Read again: a photo from before the present pairing hides the partner's until it is replaced.
      const after = await findMoment(tx, pair, day);
      const opens = isOpenRow(after);
      // A photo that replaces a sealed one is as the partner knew it.
      const isPrivate = !opens && before.minePhotoId !== null;
      touchRows(tx, dailyMoments, { coupleId }, [day], isPrivate ? [userId] : 'both');
      if (opens) await notifyOpen(tx, context, pair, day);
      return { result: toPublic(after, today), audience: [], isPrivate };
    },
    (tx) => readDay(tx, pair, { day, today }),
  );
}

/** Takes back the member's photo of a day, until the partner has given theirs. */
export async function withdrawMoment(context: MemberContext, input?: { day?: string | undefined }): Promise<void> {
  const pair = requirePair(context.member);
  const { id: userId, coupleId } = pair;
  const day = input?.day ?? todayInIndia(context.clock);
  await context.change(async (tx) => {
    await lockMoments(tx, coupleId);
    const before = await findMoment(tx, pair, day);
    if (before.minePhotoId === null) throw refuse.notFound();
    if (isOpenRow(before)) throw refuse.conflict('moments_open', text.open);
    await deleteMoment(tx, { coupleId, userId, day });
    await context.jobs.send(tx, sweepFilesJob, {});
  });
}

/**
 * Makes one memory of a day's open photos, the first given ahead. Later calls, also of the partner, return that memory,
 * or throw 410 if it was deleted.
 */
export async function makeMemoryOfMoment(context: MemberContext, { day }: { day: string }): Promise<Memory> {
  const reader = findReader(context.member);
  return context.change(async (tx) => {
    if (!reader) throw refuse.notFound();
    const { coupleId } = reader;
    await lockMoments(tx, coupleId);
    const moment = await findMoment(tx, reader, day);
    if (moment.memoryId !== null) {
      if (!(await findMemory(tx, coupleId, moment.memoryId))) throw refuse.gone('memory_deleted', text.deleted);
      return readMemory(tx, coupleId, moment.memoryId);
    }
    if (moment.minePhotoId === null && !moment.hasOther) throw refuse.notFound();
    const { minePhotoId, mineAt, otherPhotoId, otherAt } = moment;
    if (minePhotoId === null || mineAt === null || otherPhotoId === null || otherAt === null)
      throw refuse.conflict('moments_sealed', text.sealed);
    const photoIds =
      mineAt <= otherAt ? ([minePhotoId, otherPhotoId] as const) : ([otherPhotoId, minePhotoId] as const);
    const memory = await createMemoryOfDay(tx, context, coupleId, { title: text.memoryTitle, day, photoIds });
    await setMemory(tx, coupleId, day, memory.id);
    touchRows(tx, dailyMoments, { coupleId }, [day]);
    return memory;
  }, readMemoryAgain(context));
}

/** Deletes the photos of days that are over for good, with their days, unless they were kept as a memory. */
export async function deleteOldDays({ db, clock, jobs }: Pick<Platform, 'clock' | 'db' | 'jobs'>): Promise<void> {
  const today = clock.now().toZonedDateTimeISO(INDIA).toPlainDate();
  const before = today.subtract({ days: MOMENT_DAYS }).toString();
  await forEachFound<string>({
    find: (after, limit) => listCouplesWithOld(db, { before, after, limit }),
    work: (coupleId) =>
      inTransaction(db, async (tx) => {
        if (!(await holdCouple(tx, coupleId))) return;
        await lockMoments(tx, coupleId);
        await deleteOldMoments(tx, coupleId, before);
        await jobs.send(tx, sweepFilesJob, {});
      }),
    name: 'deleteOldDays',
  });
}

/** Notifies the partner, whose photo was there first, that both are open. */
async function notifyOpen(tx: Transaction, context: MemberContext, { partnerId }: Pair, day: string): Promise<void> {
  await notify(tx, context, {
    userId: partnerId,
    kind: 'daily_moments_open',
    params: { firstName: context.member.firstName, day },
    onceKey: `daily-moment:${day}:open`,
  });
}

async function readDay(
  db: Database,
  reader: Reader,
  { day, today }: { day: string; today: string },
): Promise<DailyMoment> {
  return toPublic(await findMoment(db, reader, day), today);
}

function isOpenRow({ minePhotoId, hasOther }: MomentRow): boolean {
  return minePhotoId !== null && hasOther;
}

/** Returns a day's photos as the API does. */
function toPublic(row: MomentRow, today: string): DailyMoment {
  const { day, minePhotoId, mineAt, hasOther, otherPhotoId, otherAt, isOfBoth, memoryId } = row;
  const state = isOpenRow(row) ? 'open' : hasOther && isOfBoth ? 'sealed' : 'none';
  const mine = minePhotoId !== null && mineAt !== null ? { photoId: minePhotoId, at: mineAt } : null;
  const partner = { state, photoId: otherPhotoId, at: otherAt } as const;
  return toMoment(showMoment({ id: day, day, mine, partner, isOfBoth, memoryId }), today);
}

function findReader({ id, coupleId, partnerId }: Member): Reader | null {
  return coupleId && { id, coupleId, partnerId };
}

function requirePair({ id, coupleId, partnerId }: Member): Pair {
  if (!coupleId || !partnerId) throw refuse.conflict('no_partner', text.needsPartner);
  return { id, coupleId, partnerId };
}
