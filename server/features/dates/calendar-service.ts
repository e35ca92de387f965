import { randomBytes } from 'node:crypto';
import { generateIcsCalendar, type IcsEvent } from 'ts-ics';
import { brand } from '#contract/brand.ts';
import type { DateEvent } from '#contract/dates.ts';
import { datesText } from '#messages/en/dates.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { deleteFeed, findFeed, listDatesOfFeed, upsertFeed } from './queries.ts';
import { readDate } from './service.ts';

const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** One date as a file that any calendar opens. */
export async function downloadDate(context: MemberContext, input: { id: string }) {
  const date = await readDate(context, input.id);
  return {
    headers: { 'content-disposition': `attachment; filename="${brand.slug}-${date.scheduledDate}.ics"` },
    body: toCalendar([date], toIso(context.clock.now())),
  };
}

export async function readFeed({ db, member, config }: MemberContext) {
  const feed = await findFeed(db, member.id);
  return feed ? { url: toFeedUrl(config.publicUrl, feed.token), createdAt: feed.createdAt } : null;
}

/** Makes the member's feed, with an address of 192 random bits; a former address stops working. */
export async function createFeed(context: MemberContext) {
  const { member, config, clock } = context;
  const token = randomBytes(24).toString('base64url');
  const createdAt = toIso(clock.now());
  await context.change((tx) => upsertFeed(tx, member.id, token, createdAt));
  return { url: toFeedUrl(config.publicUrl, token), createdAt };
}

export async function revokeFeed(context: MemberContext): Promise<void> {
  await context.change((tx) => deleteFeed(tx, context.member.id));
}

/** The calendar behind a feed's address, for calendar programs, which have no session. Declined dates are left out. */
export async function serveFeed({ db, clock }: PublicContext, input: { token: string }) {
  const dates = await listDatesOfFeed(db, input.token);
  if (!dates) throw refuse.notFound(datesText.feedRevoked);
  return { headers: { 'content-disposition': 'inline' }, body: toCalendar(dates, toIso(clock.now())) };
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
  return new Blob([calendar], { type: CALENDAR_TYPE });
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
