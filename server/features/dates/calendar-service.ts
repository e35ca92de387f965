import { randomBytes } from 'node:crypto';
import { brand } from '#domain/kernel/brand.ts';
import type { Transaction } from '#server/db/database.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { CALENDAR_TYPE, endCalendar, openCalendar, writeEvent } from './calendar-policy.ts';
import { hashToken } from './feed-service.ts';
import { deleteFeed, findFeed, upsertFeed } from './queries.ts';
import { readDate } from './service.ts';

/** Returns one date as a file that any calendar opens. */
export async function downloadDate(context: MemberContext, input: { id: string }) {
  const date = await readDate(context, input.id);
  return {
    headers: { 'content-disposition': `attachment; filename="${brand.slug}-${date.scheduledDate}.ics"` },
    body: new Blob([openCalendar(brand.name), writeEvent(date, toIso(context.clock.now())), endCalendar()], {
      type: CALENDAR_TYPE,
    }),
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

/**
 * Derives the secret part of a feed's URL. The database stores only the seed, which is useless without the server's
 * secret.
 */
function makeToken({ secrets, member }: MemberContext, seed: Buffer): string {
  return secrets.hash('calendar-feed', `${member.id}:${seed.toString('hex')}`).toString('base64url');
}

function toFeedUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/api/calendar-feed/${token}/${brand.slug}.ics`;
}
