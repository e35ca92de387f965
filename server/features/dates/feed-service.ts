import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { FEED } from '#domain/dates/facts.ts';
import { brand } from '#domain/kernel/brand.ts';
import { feedLimit } from '#domain/registry/rate-limits.ts';
import { datesText } from '#messages/dates.ts';
import { createWorkQueue } from '#packages/fair-queue/work-queue.ts';
import { streamOf } from '#packages/zip-download/stream-of.ts';
import type { Database } from '#server/db/database.ts';
import { findCoupleOf } from '#server/features/couples/service.ts';
import { listTithiOccurrences } from '#server/features/important-dates/tithi-service.ts';
import { type Clock, toIso } from '#server/platform/clock.ts';
import type { CoupleId, PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { CALENDAR_TYPE, type CalendarDay, endCalendar, openCalendar, writeDay, writeEvent } from './calendar-policy.ts';
import { createTextCache } from './feed-cache-service.ts';
import { type FeedSpan, findFeedOwner, findFeedVersion, listFeedDates } from './feed-queries.ts';
import { createTurns } from './feed-turns-service.ts';

/** Events written in one turn of the event loop. */
const EVENTS_A_TURN = 25;
const CACHE_BYTES = 32 * 1024 * 1024;
/** Seconds after which a program may ask again while other calls with its token wait. */
const RETRY_SECONDS = 10;

/** Texts by a hash of their content's version, so that no couple gets another one's. */
const texts = createTextCache(CACHE_BYTES);
/** Few texts are written at once, because each holds all dates of a feed. */
const writers = createWorkQueue(2, 1);
const turns = createTurns(4);

/**
 * Returns the calendar of a feed's URL, for calendar programs without a session: the dates around today that are not
 * declined, and the days of important dates by tithi that its owner sees. Calls with one token are answered in turn.
 */
export async function downloadFeed(context: PublicContext, input: { token: string }) {
  const { db, rateLimiter } = context;
  const tokenHash = hashToken(input.token);
  const key = tokenHash.toString('hex');
  if ((await findFeedOwner(db, tokenHash)) === null) throw refuse.notFound('feed_revoked', datesText.feedRevoked);
  await rateLimiter.consume(feedLimit, key);
  if (!(await turns.begin(key, context.watchCaller()))) throw refuse.rateLimited(RETRY_SECONDS);
  // Read again, because the feed may have been revoked while the call waited.
  const owner = await findFeedOwner(db, tokenHash);
  if (owner === null) throw refuse.notFound('feed_revoked', datesText.feedRevoked);
  const coupleId = await findCoupleOf(db, owner);
  const span = spanAround(context.clock);
  const version = coupleId === null ? 'none' : await findFeedVersion(db, coupleId, span);
  const days = await listTithiOccurrences(db, { id: owner, coupleId }, daysOf(span));
  const etag = `"${createHash('sha256')
    .update(`${coupleId} ${version} ${JSON.stringify(days)}`)
    .digest('base64url')
    .slice(0, 22)}"`;
  const headers = { etag, 'cache-control': 'private, no-cache' };
  if (context.readIfNoneMatch().includes(etag)) return { status: 304 as const, headers, body: undefined };
  const parts = await texts.read(etag, () => writers(key, () => writeFeed(db, coupleId, span, days)));
  return {
    status: 200 as const,
    headers: { ...headers, 'content-type': CALENDAR_TYPE, 'content-disposition': 'inline' },
    body: streamOf(send(parts)),
  };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Returns whole days, so that the dates of a feed change once a day at most. */
function spanAround(clock: Clock): FeedSpan {
  const today = clock.now().toZonedDateTimeISO('UTC').startOfDay();
  return {
    from: toIso(today.subtract({ days: FEED.daysBefore }).toInstant()),
    to: toIso(today.add({ days: FEED.daysAhead }).toInstant()),
    limit: FEED.maxDates,
  };
}

/** Returns the calendar dates of a feed's span. */
function daysOf({ from, to }: FeedSpan): { from: string; to: string } {
  return { from: from.slice(0, 10), to: to.slice(0, 10) };
}

/** Writes the calendar in parts, some events a turn of the event loop. */
async function writeFeed(
  db: Database,
  coupleId: CoupleId | null,
  span: FeedSpan,
  days: readonly CalendarDay[],
): Promise<Buffer<ArrayBuffer>[]> {
  const dates = coupleId === null ? [] : await listFeedDates(db, coupleId, span);
  const events = [
    ...days.map((day) => () => writeDay(day)),
    ...dates.map((date) => () => writeEvent(date, date.updatedAt)),
  ];
  const parts = [Buffer.from(openCalendar(brand.name))];
  for (let from = 0; from < events.length; from += EVENTS_A_TURN) {
    const written = events.slice(from, from + EVENTS_A_TURN).map((write) => write());
    parts.push(Buffer.from(written.join('')));
    await nextTurn();
  }
  parts.push(Buffer.from(endCalendar()));
  return parts;
}

async function* send(parts: readonly Buffer<ArrayBuffer>[]): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  yield* parts;
  return undefined;
}
