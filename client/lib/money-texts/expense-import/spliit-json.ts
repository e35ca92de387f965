import { z } from 'zod';
import { ImportFault } from './import-fault.ts';
import type { ImportRecord } from './import-table.ts';

/** What of Spliit's JSON is read. Amounts are paise; shares are parts, percents by 100, or paise, as `splitMode` says. */
const SpliitExport = z.object({
  participants: z.array(z.object({ id: z.string(), name: z.string() })),
  expenses: z.array(
    z.object({
      expenseDate: z.string(),
      title: z.string(),
      category: z.object({ name: z.string() }).nullish(),
      amount: z.number().int(),
      paidById: z.string(),
      paidFor: z.array(z.object({ participantId: z.string(), shares: z.coerce.number() })),
      isReimbursement: z.boolean(),
      splitMode: z.enum(['EVENLY', 'BY_SHARES', 'BY_PERCENTAGE', 'BY_AMOUNT']),
    }),
  ),
});
type SpliitExpense = z.output<typeof SpliitExport>['expenses'][number];

/** The rows that Spliit's CSV has: for each person what they paid less what they bear. The line is the expense's number below the headings. */
export function readSpliitJson(text: string): ImportRecord[] {
  const { participants, expenses } = parse(text);
  const header = ['date', 'description', 'category', 'currency', 'cost', 'is reimbursement', 'split mode'];
  const rows = expenses.map((expense) => [
    expense.expenseDate.slice(0, 10),
    expense.title,
    expense.category?.name ?? '',
    '',
    toRupees(expense.amount),
    expense.isReimbursement ? 'Yes' : 'No',
    expense.splitMode,
    ...participants.map(({ id }) =>
      toRupees((expense.paidById === id ? expense.amount : 0) - shareOf(expense, id)),
    ),
  ]);
  return [[...header, ...participants.map(({ name }) => name)], ...rows].map((cells, index) => ({
    line: index + 1,
    cells,
  }));
}

function parse(text: string): z.output<typeof SpliitExport> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ImportFault('unreadable');
  }
  const { data } = SpliitExport.safeParse(json);
  if (!data) throw new ImportFault('noHeader');
  return data;
}

/** Paise; what does not divide is the payer's, as everywhere. */
function shareOf({ amount, paidById, paidFor, splitMode }: SpliitExpense, id: string): number {
  const partOf = ({ shares }: { shares: number }) => (splitMode === 'EVENLY' ? 1 : shares);
  const whole = paidFor.reduce((sum, each) => sum + partOf(each), 0);
  const shareOfOther = (each: SpliitExpense['paidFor'][number]) =>
    splitMode === 'BY_AMOUNT' ? each.shares : Math.floor((amount * partOf(each)) / whole);
  if (id !== paidById) {
    const own = paidFor.find(({ participantId }) => participantId === id);
    return own ? shareOfOther(own) : 0;
  }
  const others = paidFor.filter(({ participantId }) => participantId !== id);
  return amount - others.reduce((sum, each) => sum + shareOfOther(each), 0);
}

/** A decimal string of whole paise. */
export function toRupees(paise: number): string {
  return (paise / 100).toFixed(2);
}
