import type { z } from 'zod';
import type { Balance, SplittingInput } from '#domain/balance/schema.ts';
import { fromSplit, toChosenSplit, toSplit } from '#domain/expenses/split.ts';
import { financesText } from '#messages/finances.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { rebuildDebts } from '#server/db/repositories/expenses.ts';
import { lockCoupleOf } from '#server/features/couples/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { CoupleId, Member, MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { changePeriod, type SplittingPeriod } from './policy.ts';
import { findBalance, lockSplitting, saveSplitting } from './queries.ts';

const NOTHING = '0.00';
const EVEN = { owedBy: null, owedTo: null, amount: NOTHING } as const;

export { findDefaultSplit, hasSettledSince, lockBalance } from './queries.ts';

export async function readBalance({ db, member }: MemberContext): Promise<Balance> {
  return member.coupleId ? readBalanceOf(db, member.coupleId, member) : NEVER_ON;
}

const NEVER_ON: Balance = {
  isOn: false,
  since: null,
  default: { kind: 'equal' },
  ...EVEN,
  partnerUpiId: null,
};

export async function readBalanceOf(db: Database, coupleId: CoupleId, member: Member): Promise<Balance> {
  const row = await findBalance(db, coupleId, member);
  if (!row) return NEVER_ON;
  const { isOn, since, formerSince, owed, partnerUpiId } = row;
  const split = toSplit({ kind: row.defaultKind, value: row.defaultValue });
  if (!isOn) return { ...NEVER_ON, formerSince: since, default: split };
  const former = formerSince === null ? {} : { formerSince };
  return { isOn, since, ...former, default: split, ...describeDebt(owed, member), partnerUpiId };
}

/**
 * Turns the balance on or off and sets the default split, for either partner. The partner is notified, because earlier
 * debts do not count while it is off or after a restart; either can return to them.
 */
export async function changeSplitting(
  context: MemberContext,
  { isOn, default: asked, since }: z.output<typeof SplittingInput>,
): Promise<Balance> {
  const { member, clock } = context;
  // Excludes new expenses while the debts are summed.
  return context.changeMembership(async (tx) => {
    const coupleId = await lockCoupleOf(tx, member.id);
    if (!coupleId || !member.partnerId || coupleId !== member.coupleId)
      throw refuse.conflict('no_partner', financesText.splittingNeedsPartner);
    const before = await lockSplitting(tx, coupleId);
    const period = changePeriod(before, isOn, since, todayInIndia(clock));
    const split = asked ? fromSplit(asked) : ((before && toChosenSplit(before)) ?? { kind: 'equal', value: null });
    await saveSplitting(tx, coupleId, { split, period, nowIso: toIso(clock.now()) });
    // A server of the previous version, which does not write debts, may have changed expenses until now.
    if (isOn) await rebuildDebts(tx, coupleId);
    if (isOn !== (before?.isOn ?? false) || (before && before.since !== period.since))
      await notifyPartner(tx, context, member.partnerId, period);
    return { result: await readBalanceOf(tx, coupleId, member), audience: [] };
  });
}

async function notifyPartner(
  tx: Transaction,
  context: MemberContext,
  userId: string,
  { isOn, since }: SplittingPeriod,
) {
  const { firstName } = context.member;
  await (isOn
    ? notify(tx, context, { userId, kind: 'splitting_on', params: { firstName, since } })
    : notify(tx, context, { userId, kind: 'splitting_off', params: { firstName } }));
}

function describeDebt(owed: string, { id, partnerId }: Member) {
  if (/^-?0\.00$/.test(owed)) return EVEN;
  return owed.startsWith('-')
    ? { owedBy: id, owedTo: partnerId, amount: owed.slice(1) }
    : { owedBy: partnerId, owedTo: id, amount: owed };
}
