import { randomUUIDv7 } from 'node:crypto';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import type { Nudge, NudgeInput } from '#domain/nudges/schema.ts';
import { nudgesText } from '#messages/nudges.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { notify, markNotificationRead, nudgeKey } from '#server/features/notifications/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, ReadAgain } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { readNewest } from '#server/platform/lists/paging.ts';
import { findNudge, heartNudgeRow, insertNudge, listNudges, listReceivedNudges, markNudgeRead } from './queries.ts';

const SHOWN_NUDGES = 200;

/** Returns the nudges of both, newest first. */
export function readNudges(context: MemberContext, query: ShortPageQuery): Promise<Nudge[]> {
  const { db, member } = context;
  return readNewest(context, query, SHOWN_NUDGES, (page) => listNudges(db, member.id, page), cursorKey);
}

function cursorKey({ createdAt, id }: Nudge) {
  return [createdAt, id] as const;
}

/** Sends a nudge. One whose id is taken gets an id of its own, so that ids say nothing of other members' nudges. */
export async function sendNudge(
  context: MemberContext,
  { id: givenId = randomUUIDv7(), message, nudgeType }: NudgeInput,
): Promise<Nudge> {
  const { member } = context;
  return context.change(async (tx) => {
    const { partnerId: toUserId } = member;
    if (!toUserId) throw refuse.conflict('no_partner', nudgesText.needsPartner);
    const createdAt = toIso(context.clock.now());
    const room = await context.storageLimits.makeRoom(tx, 'nudges', member);
    const nudge = { id: givenId, fromUserId: member.id, toUserId, createdAt, message, nudgeType };
    const isNew = await insertNudge(tx, room, nudge);
    const id = isNew ? givenId : randomUUIDv7();
    if (!isNew) await insertNudge(tx, room, { ...nudge, id });
    await notify(tx, context, {
      userId: toUserId,
      kind: 'nudge',
      params: { firstName: member.firstName, message },
      onceKey: nudgeKey(id),
    });
    return readNudge(tx, member.id, id);
  }, readAgain(member.id));
}

/** Marks a nudge as read, and its notification with it. */
export async function markNudgeAsRead(context: MemberContext, input: { id: string }): Promise<Nudge> {
  return context.change(async (tx) => {
    const nudge = await readReceived(tx, context, input.id);
    await markAsRead(tx, context, nudge.id);
    return readNudge(tx, context.member.id, nudge.id);
  }, readAgain(context.member.id));
}

/** Answers a nudge with a heart, and notifies the sender once. */
export async function heartNudge(context: MemberContext, input: { id: string }): Promise<Nudge> {
  const { member, clock } = context;
  return context.change(async (tx) => {
    const nudge = await readReceived(tx, context, input.id);
    await markAsRead(tx, context, nudge.id);
    const isNew = await heartNudgeRow(tx, nudge.id, toIso(clock.now()));
    // A sender with a deleted account, or who is no longer the partner, is not notified.
    if (isNew && nudge.fromUserId !== null && nudge.fromUserId === member.partnerId)
      await notify(tx, context, {
        userId: nudge.fromUserId,
        kind: 'nudge_heart',
        params: { firstName: member.firstName },
      });
    return readNudge(tx, member.id, nudge.id);
  }, readAgain(member.id));
}

/** Returns the nudges that the member received. Reading requires no premium. */
export function readReceivedNudges(context: MemberContext, query: ShortPageQuery): Promise<Nudge[]> {
  const { db, member } = context;
  return readNewest(context, query, SHOWN_NUDGES, (page) => listReceivedNudges(db, member.id, page), cursorKey);
}

/** Reads the nudge of a repeated call. */
function readAgain(memberId: string): ReadAgain<Nudge> {
  return (tx, { id }) => readNudge(tx, memberId, id);
}

async function readReceived(tx: Transaction, { member }: MemberContext, nudgeId: string): Promise<Nudge> {
  const nudge = await readNudge(tx, member.id, nudgeId);
  if (nudge.toUserId !== member.id) throw refuse.forbidden('not_the_receiver', nudgesText.onlyReceiver);
  return nudge;
}

async function markAsRead(tx: Transaction, { member, clock }: MemberContext, nudgeId: string): Promise<void> {
  // The notification first, as one who reads it there does.
  await markNotificationRead(tx, member.id, nudgeKey(nudgeId));
  await markNudgeRead(tx, nudgeId, toIso(clock.now()));
}

async function readNudge(db: Database, memberId: string, nudgeId: string): Promise<Nudge> {
  const nudge = await findNudge(db, memberId, nudgeId);
  if (!nudge) throw refuse.notFound();
  return nudge;
}
