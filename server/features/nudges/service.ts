import { randomUUIDv7 } from 'node:crypto';
import type { Nudge, NudgeInput } from '#contract/nudges.ts';
import { paths } from '#contract/screen-paths.ts';
import { notificationsText, nudgesText } from '#messages/en/notifications.ts';
import type { Database } from '#server/db/database.ts';
import { findPartnerId } from '#server/features/couples/service.ts';
import { notify, settleNotice } from '#server/features/notifications/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { findNudge, insertNudge, listNudges, markNudgeRead } from './queries.ts';

const SHOWN_NUDGES = 200;

/** The newest; the screen shows no more. */
export function readNudges({ db, member }: MemberContext): Promise<Nudge[]> {
  return listNudges(db, member.id, SHOWN_NUDGES);
}

export function readAllNudges({ db, member }: MemberContext): Promise<Nudge[]> {
  return listNudges(db, member.id, null);
}

export async function sendNudge(context: MemberContext, input: NudgeInput): Promise<Nudge> {
  const { member } = context;
  const id = randomUUIDv7();
  return context.change(async (tx) => {
    const toUserId = await findPartnerId(tx, context);
    if (!toUserId) throw refuse.conflict(nudgesText.needsPartner);
    const createdAt = toIso(context.clock.now());
    await insertNudge(tx, { id, fromUserId: member.id, toUserId, createdAt, ...input });
    await notify(tx, context, {
      userId: toUserId,
      type: 'nudge',
      title: notificationsText.nudgeTitle(member.firstName),
      message: input.message,
      path: paths.nudges,
      onceKey: noticeKey(id),
    });
    return readNudge(tx, member.id, id);
  });
}

/** The receiver has read it; the bell has then nothing more to say of it. */
export async function readReceivedNudge(context: MemberContext, input: { id: string }): Promise<Nudge> {
  const { member } = context;
  return context.change(async (tx) => {
    const nudge = await readNudge(tx, member.id, input.id);
    if (nudge.toUserId !== member.id) throw refuse.forbidden(nudgesText.onlyReceiver);
    await markNudgeRead(tx, nudge.id, toIso(context.clock.now()));
    await settleNotice(tx, member.id, noticeKey(nudge.id));
    return readNudge(tx, member.id, nudge.id);
  });
}

async function readNudge(db: Database, memberId: string, nudgeId: string): Promise<Nudge> {
  const nudge = await findNudge(db, memberId, nudgeId);
  if (!nudge) throw refuse.notFound();
  return nudge;
}

function noticeKey(nudgeId: string): string {
  return `nudge:${nudgeId}`;
}
