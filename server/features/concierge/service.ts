import { randomUUIDv7 } from 'node:crypto';
import type { ConciergeRequest, ConciergeRequestInput } from '#domain/concierge/schema.ts';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import { PROMISED_HOURS } from '#domain/operations/facts.ts';
import { conciergeText } from '#messages/concierge.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { readNumber } from '#server/features/settings/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { ChangeFor, MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import {
  countWaiting,
  decideRequest,
  insertRequest,
  listRequests,
  lockAsker,
  lockReadable,
  type RequestRow,
} from './queries.ts';

/** Returns a page of the member's gifts and the couple's plans, with `X-Next-Cursor` if more follow. */
export async function readRequests(context: MemberContext, query: ShortPageQuery): Promise<ConciergeRequest[]> {
  const page = parsePageRequest(query, ['instant', 'id']);
  const rows = await listRequests(context.db, context.member, page);
  return toPage(context, rows, page, ({ createdAt, id }) => [createdAt, id]).map(toAnswer);
}

/** Sends a request to the concierge. The setting `concierge_open_requests` limits a member's pending requests. */
export async function createRequest(context: MemberContext, input: ConciergeRequestInput): Promise<ConciergeRequest> {
  const { member, clock } = context;
  if (input.forDate && input.forDate < todayInIndia(clock)) throw refuse.invalid('date_in_past', conciergeText.dayPast);
  return context.changeFor(async (tx) => {
    const coupleId = input.kind === 'planning' ? await ensureCouple(tx, context) : null;
    await lockAsker(tx, member.id);
    const most = await readNumber(tx, 'concierge_open_requests');
    if ((await countWaiting(tx, { id: member.id, coupleId: coupleId ?? member.coupleId })) >= most)
      throw refuse.conflict('requests_open', conciergeText.tooManyOpen(most));
    const identity = { id: randomUUIDv7(), userId: member.id, createdAt: toIso(clock.now()) };
    const room = await context.storageLimits.makeRoom(tx, 'conciergeRequests', member);
    return forReaders(await insertRequest(tx, room, { ...input, ...identity, coupleId }));
  });
}

/** Withdraws a pending request. One of several concurrent decisions succeeds; the others get 409. */
export async function withdrawRequest(context: MemberContext, { id }: { id: string }): Promise<ConciergeRequest> {
  return context.changeFor(async (tx) => {
    const request = await lockReadable(tx, context.member, id);
    if (!request) throw refuse.notFound();
    if (request.state !== 'waiting') throw refuse.conflict('already_decided', conciergeText.alreadyDecided);
    const decidedAt = toIso(context.clock.now());
    return forReaders(await decideRequest(tx, id, { state: 'withdrawn', decidedAt }));
  });
}

/** Returns the instant by which a request is to be answered, from its creation. */
export function findDueAt(createdAt: string): string {
  return toIso(Temporal.Instant.from(createdAt).add({ hours: PROMISED_HOURS.concierge ?? 0 }));
}

/** Marks the change of a gift as private: the existence of a gift request is as secret as its content. */
function forReaders(row: RequestRow): ChangeFor<ConciergeRequest> {
  return { result: toAnswer(row), audience: [], isPrivate: row.kind === 'gift' };
}

function toAnswer(row: RequestRow): ConciergeRequest {
  return { ...row, dueAt: findDueAt(row.createdAt) };
}
