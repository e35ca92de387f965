import { createHash, randomBytes } from 'node:crypto';
import { generateIcsCalendar, type IcsEvent } from 'ts-ics';
import { brand } from '#messages/brand.ts';
import type { DateEvent } from '#contract/dates.ts';
import { datesText } from '#messages/dates.ts';
import type { Transaction } from '#server/db/database.ts';
import { foldCalendar } from './calendar-policy.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { deleteFeed, findFeed, listDatesOfFeed, upsertFeed } from './queries.ts';
import { readDate } from './service.ts';

const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** Returns one date as a file that any calendar opens. */
export async function downloadDate(context: MemberContext, input: { id: string }) {
  const date = await readDate(context, input.id);
  return {
    headers: { 'content-disposition': `attachment; filename="${brand.slug}-${date.scheduledDate}.ics"` },
    body: toCalendar([date], toIso(context.clock.now())),
  };
}

/**
 * Returns the feed's link, or `null` without a feed. Also `null` if its URL cannot be derived again, because it was
 * made with another secret or before there was one.
 */
export async function readFeedLink(context: MemberContext) {
  const { db, member, config } = context;
  const feed = await findFeed(db, member.id);
  const token = feed?.seed && makeToken(context, feed.seed);
  if (!feed || !token || !hashToken(token).equals(feed.tokenHash)) return null;
  return { url: toFeedUrl(config.publicUrl, token), createdAt: feed.createdAt };
}

/** Creates the member's feed under an unguessable URL of 256 bits. An earlier URL stops working. */
export async function createFeed(context: MemberContext) {
  const { member, config, clock } = context;
  const seed = randomBytes(24);
  const token = makeToken(context, seed);
  const createdAt = toIso(clock.now());
  await context.change((tx) => upsertFeed(tx, member.id, { seed, tokenHash: hashToken(token), createdAt }));
  return { url: toFeedUrl(config.publicUrl, token), createdAt };
}

export async function revokeFeed(context: MemberContext): Promise<void> {
  await context.change((tx) => deleteFeed(tx, context.member.id));
}

/** Ends the feed of a member whose account may have been compromised. */
export async function endFeed(tx: Transaction, memberId: string): Promise<void> {
  await deleteFeed(tx, memberId);
}

/** Returns the calendar of a feed's URL, for calendar programs without a session. Declined dates are left out. */
export async function downloadFeed({ db, clock }: PublicContext, input: { token: string }) {
  const dates = await listDatesOfFeed(db, hashToken(input.token));
  if (!dates) throw refuse.notFound('feed_revoked', datesText.feedRevoked);
  return { headers: { 'content-disposition': 'inline' }, body: toCalendar(dates, toIso(clock.now())) };
}

/**
 * Derives the secret part of a feed's URL. The database stores only the seed, which is useless without the server's
 * secret.
 */
function makeToken({ secrets, member }: MemberContext, seed: Buffer): string {
  return secrets.hash('calendar-feed', `${member.id}:${seed.toString('hex')}`).toString('base64url');
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function toFeedUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/api/calendar-feed/${token}/${brand.slug}.ics`;
}

function toCalendar(dates: readonly DateEvent[], nowIso: string): Blob {
  const calendar = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${brand.name}//Dates//EN`,
    name: brand.name,
    events: dates.map((date) => toEvent(date, nowIso)),
  });
  return new Blob([foldCalendar(calendar)], { type: CALENDAR_TYPE });
}

function toEvent(date: DateEvent, nowIso: string): IcsEvent {
  return {
    uid: `${date.id}@${brand.slug}`,
    summary: date.title,
    stamp: { date: new Date(nowIso) },
    start: { date: new Date(date.startsAt) },
    duration: { minutes: date.duration },
    status: date.partnerResponse === 'accepted' ? 'CONFIRMED' : 'TENTATIVE',
    ...(date.description && { description: date.description }),
    ...(date.location && { location: date.location }),
    created: { date: new Date(date.createdAt) },
  };
}
