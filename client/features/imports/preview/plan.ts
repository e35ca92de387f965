import type { Balance, Split } from '#contract/splitting.ts';
import type {
  FaultyEntry,
  ExpenseEntry,
  LeftOutEntry,
  SettlementEntry,
  Understanding,
} from '../understand/entry.ts';

/** What the member chose otherwise, by line: rows to import, and rows to share. */
export interface Turned {
  chosen: ReadonlySet<number>;
  shared: ReadonlySet<number>;
}

/** An expense or a settlement of the file, as it would be booked. */
export interface PlannedRow {
  entry: ExpenseEntry | SettlementEntry;
  /** Recorded or imported before. */
  isPresent: boolean;
  isChosen: boolean;
  /** Borne by both, rather than by the payer alone; settlements are neither. */
  isShared: boolean;
  /** Whole paise that the other bears. */
  othersShare: number;
}

/** Every row of the file with what becomes of it, and the sums of what is chosen. */
export interface Plan {
  rows: readonly PlannedRow[];
  leftOut: readonly LeftOutEntry[];
  faulty: readonly FaultyEntry[];
  chosenExpenses: readonly PlannedRow[];
  chosenSettlements: readonly PlannedRow[];
  /** Whole paise of the chosen expenses. */
  sum: number;
  /** Rows of the file that are not imported. */
  leftOutCount: number;
}

export interface PlanInput {
  understanding: Understanding;
  present: ReadonlySet<number>;
  turned: Turned;
  defaultSplit: Split;
}

export function makePlan({ understanding, present, turned, defaultSplit }: PlanInput): Plan {
  const { entries, isPersonal } = understanding;
  const rows = entries.flatMap((entry): PlannedRow[] => {
    if (entry.kind !== 'expense' && entry.kind !== 'settlement') return [];
    const isPresent = present.has(entry.line);
    const isChosen = isPresent === turned.chosen.has(entry.line);
    if (entry.kind === 'settlement') return [{ entry, isPresent, isChosen, isShared: false, othersShare: 0 }];
    const isShared = isSharedByFile(entry, isPersonal) !== turned.shared.has(entry.line);
    const planned = { ...entry, payerShare: shareOf(entry, isShared) };
    return [
      { entry: planned, isPresent, isChosen, isShared, othersShare: othersShareOf(planned, defaultSplit) },
    ];
  });
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const chosenExpenses = chosen.filter(({ entry }) => entry.kind === 'expense');
  return {
    rows,
    leftOut: entries.filter((entry) => entry.kind === 'leftOut'),
    faulty: entries.filter((entry) => entry.kind === 'faulty'),
    chosenExpenses,
    chosenSettlements: chosen.filter(({ entry }) => entry.kind === 'settlement'),
    sum: chosenExpenses.reduce((sum, { entry }) => sum + entry.amount, 0),
    leftOutCount: entries.length - chosen.length,
  };
}

function isSharedByFile({ payerShare, amount }: ExpenseEntry, isPersonal: boolean): boolean {
  return !isPersonal && (payerShare === null || payerShare < amount);
}

/** A share of the file stays unless the member says otherwise. */
function shareOf({ payerShare, amount }: ExpenseEntry, isShared: boolean): number | null {
  if (!isShared) return amount;
  return payerShare === amount ? null : payerShare;
}

/** Paise that do not divide are the payer's, as on the server. */
function othersShareOf({ amount, payerShare }: ExpenseEntry, split: Split): number {
  if (payerShare !== null) return amount - payerShare;
  switch (split.kind) {
    case 'equal':
      return Math.floor(amount / 2);
    case 'other':
      return amount;
    case 'percent':
      return Number((BigInt(amount) * (10_000n - BigInt(Math.round(split.payer * 100)))) / 10_000n);
    case 'payer':
    case 'amounts':
      return 0;
  }
}

/** The balance before and after, in paise that the partner owes the member. */
export interface BalanceChange {
  before: number;
  after: number;
  /** What all chosen rows change, those before the balance began included. */
  inFile: number;
}

/** Expenses and settlements count from the day on which the balance began; without a balance nothing does. */
export function changeBalance(
  { chosenExpenses, chosenSettlements }: Plan,
  balance: Balance,
  memberId: string,
): BalanceChange {
  const { isOn, since, owedBy, amount } = balance;
  const owed = Math.round(Number(amount) * 100);
  const before = owedBy === null ? 0 : owedBy === memberId ? -owed : owed;
  const effects = [...chosenExpenses, ...chosenSettlements].map(({ entry, othersShare }) => {
    const moved = entry.kind === 'expense' ? othersShare : entry.amount;
    return {
      day: entry.kind === 'expense' ? entry.spentOn : entry.settledOn,
      paise: entry.paidBy === 'own' ? moved : -moved,
    };
  });
  const sumOf = (counted: typeof effects) => counted.reduce((sum, { paise }) => sum + paise, 0);
  const counted = isOn && since !== null ? effects.filter(({ day }) => day >= since) : [];
  return { before, after: before + sumOf(counted), inFile: sumOf(effects) };
}
