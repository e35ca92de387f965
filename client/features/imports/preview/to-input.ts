import type { z } from 'zod';
import { FROM_BOTH } from '#domain/expenses/facts.ts';
import { IMPORT_ROWS_MAX } from '#domain/imports/facts.ts';
import type { ExpenseImportInput } from '#domain/imports/schema.ts';
import { toDecimal } from '../understand/currency.ts';
import type { Entry, ExpenseEntry, ExpensePayer, SettlementEntry } from '../understand/entry.ts';
import type { Plan, PlannedRow } from './plan.ts';

type Input = z.input<typeof ExpenseImportInput>;
export type ImportedRow = Input['rows'][number];
export type ImportedSettlement = NonNullable<Input['settlements']>[number];

/** Members of the couple; the partner is `null` while the member is alone. */
export interface Members {
  memberId: string;
  partnerId: string | null;
}

/** Converts the chosen rows to the API's input. */
export function toImportInput(plan: Plan, members: Members): Pick<Input, 'rows' | 'settlements'> {
  return {
    rows: plan.chosenExpenses.flatMap(({ entry, isOwn }) =>
      entry.kind === 'expense' ? [{ ...toRow(entry, members), ...(isOwn && OWN) }] : [],
    ),
    settlements: entriesOf(entriesIn(plan.chosenSettlements)).settlements.map((entry) => toSettlement(entry, members)),
  };
}

const OWN = { audience: 'me' } as const;

function entriesIn(rows: readonly PlannedRow[]): Entry[] {
  return rows.map(({ entry }) => entry);
}

/** Splits the entries that can be imported by kind, keeping the order of the file. */
function entriesOf(entries: readonly Entry[]) {
  return {
    expenses: entries.filter((entry) => entry.kind === 'expense'),
    settlements: entries.filter((entry) => entry.kind === 'settlement'),
  };
}

/**
 * Lists the rows that are compared with the recorded ones, and the lines that they are of. A renamed row is compared by
 * the words of the bank too, by which earlier versions recorded it. `count` is the number of rows of the file.
 */
export function listCompared(entries: readonly Entry[], members: Members) {
  const { expenses, settlements } = entriesOf(entries);
  const count = expenses.length + settlements.length;
  const renamed = expenses.flatMap((entry) => (entry.original ? [{ ...entry, title: entry.original }] : []));
  const compared = [...expenses, ...renamed.slice(0, Math.max(0, IMPORT_ROWS_MAX - count))];
  return {
    count,
    lines: { rows: compared.map(({ line }) => line), settlements: settlements.map(({ line }) => line) },
    input: {
      rows: compared.map((entry) => toRow(entry, members)),
      settlements: settlements.map((entry) => toSettlement(entry, members)),
    },
  };
}

/** Converts an expense; without a partner, all of it is the member's own. */
function toRow({ title, amount, category, spentOn, paidBy, payerShare }: ExpenseEntry, members: Members): ImportedRow {
  return {
    title,
    amount: toDecimal(amount),
    category,
    spentOn,
    paidBy: idOf(paidBy, members),
    ...(members.partnerId !== null && payerShare !== null && { split: splitOf(payerShare, amount) }),
  };
}

function toSettlement({ amount, settledOn, paidBy }: SettlementEntry, members: Members): ImportedSettlement {
  return { amount: toDecimal(amount), settledOn, paidBy: idOf(paidBy, members) };
}

function splitOf(payerShare: number, amount: number): ImportedRow['split'] {
  if (payerShare === amount) return { kind: 'payer' };
  return payerShare === 0 ? { kind: 'other' } : { kind: 'amounts', payer: toDecimal(payerShare) };
}

function idOf(paidBy: ExpensePayer, { memberId, partnerId }: Members): string {
  if (paidBy === FROM_BOTH && partnerId !== null) return FROM_BOTH;
  return paidBy === 'partner' && partnerId !== null ? partnerId : memberId;
}
