import { isYearOpen } from '#domain/our-year/rules.ts';
import type { OurYear } from '#domain/our-year/schema.ts';
import { photoAddress } from '#domain/photos/address.ts';
import { ourYearText as text } from '#messages/our-year.ts';
import { findLongestStreak } from '#server/features/daily-question/service.ts';
import { toIso, todayInIndia, type Clock } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import {
  type DateFigures,
  listYears,
  type LovedMemory,
  type MemoryFigures,
  readDateFigures,
  readMemoryFigures,
  sumSaved,
  type YearDays,
} from './queries.ts';

const PLACES_NAMED = 4;
/** Minimum length of a streak. */
const LEAST_ROW = 2;

/** Returns the couple's years, newest first, with the current one. */
export async function readYears({ db, member, clock }: MemberContext): Promise<string[]> {
  const { coupleId } = member;
  if (!coupleId) return [];
  return listYears(db, coupleId, { lastYear: currentYear(clock), nowIso: toIso(clock.now()) });
}

/** Returns the figures of a year: of the current one so far. In a year after the couple's first all may be `null`. */
export async function readOurYear(context: MemberContext, { year }: { year: string }): Promise<OurYear> {
  const { coupleId, years, days } = await findYear(context, year);
  const { db, clock } = context;
  const [dates, memories, questionDays, saved] = await Promise.all([
    readDateFigures(db, coupleId, days, { nowIso: toIso(clock.now()), placesNamed: PLACES_NAMED }),
    readMemoryFigures(db, coupleId, days),
    findLongestStreak(context, days),
    sumSaved(db, coupleId, days),
  ]);
  const streak = { weeks: atLeastTwo(dates.weeks), questionDays: atLeastTwo(questionDays) };
  return {
    year,
    years,
    dates: toDates(dates),
    places: dates.places > 0 ? { count: dates.places, names: dates.placeNames } : null,
    firsts: listFirsts(dates, memories),
    streak: streak.weeks + streak.questionDays > 0 ? streak : null,
    memories: memories.count > 0 ? { count: memories.count, photos: memories.photos } : null,
    bestLoved: memories.bestLoved && toLoved(memories.bestLoved),
    saved: Number(saved) > 0 ? saved : null,
  };
}

/** Returns the couple if one of their years is told as a whole, and throws 404 otherwise. */
export async function requireOpenYear(context: MemberContext, year: string): Promise<{ coupleId: CoupleId }> {
  if (!isYearOpen(year, todayInIndia(context.clock))) throw refuse.notFound('year_not_open', text.notYet(year));
  return findYear(context, year);
}

/** Returns the couple with their years and the days of one of them. Throws 404 for a year before the first or to come. */
async function findYear(
  context: MemberContext,
  year: string,
): Promise<{ coupleId: CoupleId; years: string[]; days: YearDays }> {
  if (year > currentYear(context.clock)) throw refuse.notFound('year_not_open', text.notYet(year));
  const years = await readYears(context);
  const { coupleId } = context.member;
  const first = years.at(-1);
  if (!coupleId || !first) throw refuse.notFound('year_not_open', text.nothingYet);
  if (year < first) throw refuse.notFound('year_not_open', text.tooEarly(year));
  return { coupleId, years, days: { first: `${year}-01-01`, last: `${year}-12-31` } };
}

function currentYear(clock: Clock): string {
  return todayInIndia(clock).slice(0, 4);
}

function toDates({ count, favourite, fullestMonth }: DateFigures): OurYear['dates'] {
  return favourite && fullestMonth ? { count, favourite, fullestMonth } : null;
}

function listFirsts(dates: DateFigures, memories: MemoryFigures): OurYear['firsts'] {
  return [
    ...(dates.first ? [{ kind: 'date' as const, ...dates.first }] : []),
    ...(dates.newPlace ? [{ kind: 'place' as const, ...dates.newPlace }] : []),
    ...(memories.first ? [{ kind: 'memory' as const, ...memories.first }] : []),
  ];
}

function toLoved({ id, title, day, photoId, imageUrl, warmth }: LovedMemory): OurYear['bestLoved'] {
  return {
    id,
    title,
    memoryDate: day,
    imageUrl: photoId ? photoAddress(photoId, 'full') : imageUrl,
    thumbnailUrl: photoId ? photoAddress(photoId, 'thumbnail') : imageUrl,
    warmth,
  };
}

function atLeastTwo(length: number): number {
  return length >= LEAST_ROW ? length : 0;
}
