import { randomUUIDv7 } from 'node:crypto';
import { PAYMENT_ASK_MINUTES } from '#domain/balance/facts.ts';
import { toSettlement } from '#domain/balance/rules.ts';
import type { CodeState, Settlement, SettlementInput } from '#domain/balance/schema.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import { financesText } from '#messages/finances.ts';
import type { Transaction } from '#server/db/database.ts';
import { endPaymentRequestsTo } from '#server/db/repositories/payment-requests.ts';
import { lockCoupleOf } from '#server/features/couples/service.ts';
import { findPaymentAsked, notify } from '#server/features/notifications/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { lockBalance } from './queries.ts';
import { readBalance, readBalanceOf } from './service.ts';
import {
  deleteSettlementRow,
  findSettlement,
  insertSettlement,
  listSettlements,
  type SettlementRow,
} from './settlement-queries.ts';

export { deleteImportedSettlements, type ImportedSettlement, insertImportedSettlements } from './settlement-queries.ts';

export async function readSettlements(context: MemberContext, query: ShortPageQuery): Promise<Settlement[]> {
  const { coupleId } = context.member;
  if (!coupleId) return [];
  const page = parsePageRequest(query, ['instant', 'id']);
  const rows = await listSettlements(context.db, coupleId, page);
  return toPage(context, rows, page, ({ createdAt, id }) => [createdAt, id]).map(toSettlement);
}

/**
 * Records a payment from the debtor, whichever partner records it. Settlements are serialized, so that two concurrent
 * ones do not pay twice.
 */
export async function createSettlement(context: MemberContext, input: SettlementInput): Promise<Settlement> {
  const { member, clock } = context;
  const { coupleId } = member;
  return context.change(
    async (tx) => {
      const room = await context.storageLimits.makeRoom(tx, 'settlements', member);
      const since = coupleId && (await lockBalance(tx, coupleId));
      if (!since) throw refuse.conflict('splitting_off', financesText.splittingOff);
      const { owedBy, owedTo } = await readBalanceOf(tx, coupleId, member);
      if (!owedBy || !owedTo) throw refuse.conflict('not_owing', financesText.nothingOwed);
      // Entered before the balance changed sides. Recorded in the other direction it would double the debt instead of
      // settling it.
      if (input.fromUserId !== undefined && input.fromUserId !== owedBy)
        throw refuse.conflict('not_owing', financesText.balanceTurned);
      const now = toIso(clock.now());
      const row = await insertSettlement(tx, coupleId, room, {
        ...input,
        id: input.id ?? randomUUIDv7(),
        fromUserId: owedBy,
        toUserId: owedTo,
        userId: member.id,
        since,
        createdAt: now,
        recordedAt: now,
      });
      await notifyPartner(tx, context, 'settlement_recorded', row);
      return toSettlement(row);
    },
    async (tx, { id }) => {
      const row = coupleId && (await findSettlement(tx, coupleId, id));
      if (!row) throw refuse.notFound();
      return toSettlement(row);
    },
  );
}

/**
 * Shows the UPI code on the creditor's own device, because a phone cannot scan a code on its own screen. Throws 409 if
 * the member owes less or the partner has no UPI ID. A request takes the place of the member's earlier one.
 */
export async function showUpiCode(context: MemberContext, input: { amount: string }): Promise<void> {
  const { partnerId, firstName } = context.member;
  // Excludes changes of the balance that would not see the request, which they may have to end.
  await context.changeMembership(async (tx) => {
    const coupleId = await lockCoupleOf(tx, context.member.id);
    if (!coupleId || !partnerId || coupleId !== context.member.coupleId)
      throw refuse.conflict('no_partner', financesText.splittingNeedsPartner);
    const { isOn, owedTo, partnerUpiId, amount: owed } = await readBalanceOf(tx, coupleId, context.member);
    if (!isOn) throw refuse.conflict('splitting_off', financesText.splittingOff);
    if (owedTo !== partnerId) throw refuse.conflict('not_owing', financesText.nothingToPay);
    if (!partnerUpiId) throw refuse.conflict('no_upi_id', financesText.partnerHasNoUpiId);
    if (toPaise(input.amount) > toPaise(owed)) throw refuse.conflict('not_owing', financesText.moreThanOwed);
    const amount = fromPaise(toPaise(input.amount));
    await endPaymentRequestsTo(tx, [partnerId]);
    await notify(tx, context, { userId: partnerId, kind: 'upi_code_asked', params: { firstName, amount } });
    return { result: undefined, audience: [] };
  });
}

/**
 * Tells if the member's UPI code is to be shown for an amount: while so much is owed to them, and the request, if they
 * were asked, has not ended. An ended request is deleted (`payment-requests.ts`), so it stays ended.
 */
export async function readCode(
  context: MemberContext,
  { amount, isAsked }: { amount: string; isAsked: boolean },
): Promise<CodeState> {
  const { db, member, clock } = context;
  const balance = await readBalance(context);
  if (balance.owedTo !== member.id) return { state: 'settled', endsAt: null };
  if (toPaise(amount) > toPaise(balance.amount)) return { state: 'ended', endsAt: null };
  if (!isAsked) return { state: 'open', endsAt: null };
  const askedAt = await findPaymentAsked(db, member.id, fromPaise(toPaise(amount)));
  if (askedAt === null) return { state: 'ended', endsAt: null };
  const endsAt = toIso(Temporal.Instant.from(askedAt).add({ minutes: PAYMENT_ASK_MINUTES }));
  return endsAt > toIso(clock.now()) ? { state: 'open', endsAt } : { state: 'ended', endsAt: null };
}

/** Deletes a settlement, for either partner and within days of its recording. Later both rely on the closed balance. */
export async function deleteSettlement(context: MemberContext, input: { id: string }): Promise<void> {
  const { coupleId } = context.member;
  await context.change(async (tx) => {
    const row = coupleId && (await deleteSettlementRow(tx, coupleId, input.id));
    if (!row) throw refuse.notFound();
    if (toSettlement(row).deletableUntil <= toIso(context.clock.now()))
      throw refuse.conflict('settlement_final', financesText.settlementFinal);
    await notifyPartner(tx, context, 'settlement_deleted', row);
  });
}

async function notifyPartner(
  tx: Transaction,
  context: MemberContext,
  kind: 'settlement_recorded' | 'settlement_deleted',
  { amount, method }: SettlementRow,
): Promise<void> {
  const { partnerId, firstName } = context.member;
  if (!partnerId) return;
  await notify(tx, context, { userId: partnerId, kind, params: { firstName, amount, method } });
}
