import { z } from 'zod';
import { nameOf } from '../read/headings.ts';
import { readDay } from '../read/read-day.ts';
import type { ReadFile } from '../read/table.ts';
import { currencyQuestion, toDecimal } from './currency.ts';
import type { Choices, Entry, Two, Understanding } from './entry.ts';
import { findCategory } from './find-category.ts';
import { faulty, toGroupEntry, toTitle } from './group.ts';
import { findPair } from './people.ts';
import { sharesOfNets, sharesOfSigned, understandGroup } from './splitwise.ts';
import { isRupees } from './words.ts';

/** Reads a CSV export of Spliit: a column for each person holds their share, negative unless they paid. */
export function readSpliitCsv(file: ReadFile, two: Two, choices: Choices): Understanding | null {
  if (file.kind !== 'table') return null;
  const names = file.table.headings.map(nameOf);
  const people = names.indexOf('split mode') + 1;
  const [title, cost] = [names.indexOf('description'), names.indexOf('cost')];
  if (people === 0 || title < 0 || cost < 0 || names[0] !== 'date') return null;
  const reimbursement = names.indexOf('is reimbursement');
  return understandGroup(file.table, two, choices, {
    source: 'spliit',
    places: { title, cost, category: names.indexOf('category'), currency: names.indexOf('currency'), people },
    isPayment: ({ cells }) => /^(?:yes|true|1)$/i.test(cells[reimbursement] ?? ''),
    // Older exports hold balances, which differ unless both shares are equal.
    readShares: (cells, whole) => sharesOfSigned(cells, whole) ?? sharesOfNets(cells, whole),
  });
}

const Id = z.union([z.string(), z.number()]).transform(String);
const SpliitGroup = z.object({
  currency: z.string().nullish(),
  currencyCode: z.string().nullish(),
  participants: z.array(z.object({ id: Id, name: z.string() })).min(1),
  expenses: z.array(z.unknown()),
});
/** Expense. Amounts are paise; shares are parts, hundredths of a percent, or paise, depending on `splitMode`. */
const SpliitExpense = z.object({
  expenseDate: z.string(),
  title: z.string(),
  category: z.union([z.object({ name: z.string() }), z.string()]).nullish(),
  amount: z.coerce.number().int(),
  paidById: Id.optional(),
  paidBy: z.object({ id: Id }).optional(),
  paidFor: z.array(
    z.object({
      participantId: Id.optional(),
      participant: z.object({ id: Id }).optional(),
      shares: z.coerce.number().transform(Math.abs),
    }),
  ),
  isReimbursement: z.boolean().default(false),
  splitMode: z.enum(['EVENLY', 'BY_SHARES', 'BY_PERCENTAGE', 'BY_AMOUNT']).default('EVENLY'),
});
type SpliitExpense = z.output<typeof SpliitExpense>;

/** Reads a JSON export of Spliit. The line of an expense is its number. */
export function readSpliitJson(file: ReadFile, two: Two, { answers }: Choices): Understanding | null {
  if (file.kind !== 'json') return null;
  const { data: group } = SpliitGroup.safeParse(file.json);
  if (!group) return null;
  const ids = group.participants.map(({ id }) => id);
  const people = group.participants.map(({ name }) => name);
  const pair = findPair(people, two, answers);
  const currency = [group.currencyCode, group.currency].find((code) => code?.trim())?.trim() ?? '';
  const isForeign = currency !== '' && !isRupees(currency);
  const takesForeign = answers.currency === 'rupees';
  const entries = group.expenses.map((written, place): Entry => {
    const line = place + 1;
    const { data: expense } = SpliitExpense.safeParse(written);
    if (!expense) return faulty(line, 'row', JSON.stringify(written));
    const title = toTitle(expense.title);
    const leftOut = { kind: 'leftOut', line, title, amount: toDecimal(expense.amount) } as const;
    if (isForeign && !takesForeign) return { ...leftOut, reason: 'currency' };
    if (expense.amount === 0) return { ...leftOut, reason: 'nothing' };
    const day = readDay(expense.expenseDate, 'dmy');
    if (day === null) return faulty(line, 'date', expense.expenseDate);
    const payer = ids.indexOf(expense.paidById ?? expense.paidBy?.id ?? '');
    const shares = sharesOf(expense, ids, payer);
    if (payer < 0 || !shares) return faulty(line, 'shares', title);
    const words = typeof expense.category === 'string' ? expense.category : (expense.category?.name ?? '');
    return toGroupEntry(
      {
        line,
        day,
        title,
        category: findCategory(words, title),
        cost: expense.amount,
        payer,
        shares,
        isPayment: expense.isReimbursement,
      },
      pair,
      two,
    );
  });
  const questions = [
    ...pair.questions,
    ...currencyQuestion(isForeign ? entries.map(() => currency) : [], entries.length, takesForeign),
  ];
  return { source: 'spliit', entries, questions, people, columns: null, isPersonal: false };
}

/**
 * Returns paise by person, above zero for a refund too; indivisible paise go to the payer, as everywhere. Returns
 * `null` if the shares exceed the amount.
 */
function sharesOf(
  { amount: cost, paidFor, splitMode }: SpliitExpense,
  ids: readonly string[],
  payer: number,
): number[] | null {
  const amount = Math.abs(cost);
  const parts = ids.map((id) => paidFor.find((each) => (each.participantId ?? each.participant?.id) === id));
  const partOf = (part: (typeof parts)[number]) => (part ? (splitMode === 'EVENLY' ? 1 : part.shares) : 0);
  const whole = parts.reduce((sum, part) => sum + partOf(part), 0);
  if (whole <= 0) return null;
  const shares = parts.map((part) =>
    splitMode === 'BY_AMOUNT' ? Math.round(partOf(part)) : Math.floor((amount * partOf(part)) / whole),
  );
  const others = shares.reduce((sum, share, place) => sum + (place === payer ? 0 : share), 0);
  return others > amount ? null : shares.map((share, place) => (place === payer ? amount - others : share));
}
