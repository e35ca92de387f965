import type { z } from 'zod';
import type { Balance, SplittingInput } from '#contract/splitting.ts';
import { financesText } from '#messages/finances.ts';
import type { Database } from '#server/db/database.ts';
import { rebuildDebts } from '#server/db/guarded/expenses.ts';
import { lockCouple } from '#server/features/couples/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { CoupleId, Member, MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { findBalance, saveSplitting } from './balance-queries.ts';
import { fromSplit, toSplit } from './split-policy.ts';

const NOTHING = '0.00';
const EVEN = { owedBy: null, owedTo: null, amount: NOTHING } as const;

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
  const { isOn, since, owed, partnerUpiId } = row;
  const split = toSplit({ kind: row.defaultKind, value: row.defaultValue });
  if (!isOn) return { ...NEVER_ON, default: split };
  return { isOn, since, default: split, ...describeDebt(owed, member), partnerUpiId };
}

/** Either partner turns the balance on or off, and says how the two split by default. */
export async function changeSplitting(
  context: MemberContext,
  { isOn, default: split }: z.output<typeof SplittingInput>,
): Promise<Balance> {
  const { member, clock } = context;
  const { coupleId } = member;
  if (!coupleId || !member.partnerId) throw refuse.conflict('no_partner', financesText.splittingNeedsPartner);
  return context.change(async (tx) => {
    await lockCouple(tx, coupleId);
    await saveSplitting(tx, coupleId, {
      isOn,
      split: split && fromSplit(split),
      today: todayInIndia(clock),
      nowIso: toIso(clock.now()),
    });
    // A server of the version before, which knows no debts, may have changed expenses until now.
    if (isOn) await rebuildDebts(tx, coupleId);
    return readBalanceOf(tx, coupleId, member);
  });
}

function describeDebt(owed: string, { id, partnerId }: Member) {
  if (/^-?0\.00$/.test(owed)) return EVEN;
  return owed.startsWith('-')
    ? { owedBy: id, owedTo: partnerId, amount: owed.slice(1) }
    : { owedBy: partnerId, owedTo: id, amount: owed };
}
