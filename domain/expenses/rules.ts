import type { Split } from '#domain/balance/schema.ts';
import { compareNewest, compareText } from '#domain/kernel/compare-text.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { foldText } from '#domain/kernel/text/fold-text.ts';
import { photoAddress, photoIdOf } from '#domain/photos/address.ts';
import { EXPENSE_TEXTS, type ExpenseText, FROM_BOTH } from './facts.ts';
import type { Expense } from './schema.ts';
import { fromSplit, halve, isTurned, mirrorSplit, shareOut, toSplit } from './split.ts';

interface Searched extends Readonly<Record<ExpenseText, string | null>> {
  title: string;
  category: string;
  spentOn: string;
}

/** Filters of the list of expenses; an empty one filters nothing. `month` is `YYYY-MM`. */
export interface ExpenseFilters {
  search?: string | undefined;
  category?: string | undefined;
  month?: string | undefined;
}

/** Returns the expenses that the list with these filters contains, as the server decides it, in their order. */
export function filterExpenses<Row extends Searched>(
  expenses: readonly Row[],
  { search = '', category: wanted = '', month = '' }: ExpenseFilters,
): readonly Row[] {
  const words = foldText(search.trim());
  if (words === '' && wanted === '' && month === '') return expenses;
  return expenses.filter(
    (expense) =>
      (wanted === '' || wanted === expense.category) &&
      expense.spentOn.startsWith(month) &&
      (words === '' || foldedTexts(expense).some((text) => text.includes(words))),
  );
}

/** Searched texts by expense: folding those of many expenses takes longer than a search may. */
const folded = new WeakMap<Searched, readonly string[]>();

function foldedTexts(expense: Searched): readonly string[] {
  const known = folded.get(expense);
  if (known) return known;
  const texts = [expense.title, ...EXPENSE_TEXTS.map((field) => expense[field] ?? '')].map(foldText);
  folded.set(expense, texts);
  return texts;
}

/** Compares expenses as the list orders them, the latest first. */
export function compareExpenses(
  one: Pick<Expense, 'spentOn' | 'createdAt' | 'id'>,
  other: Pick<Expense, 'spentOn' | 'createdAt' | 'id'>,
): number {
  return compareText(other.spentOn, one.spentOn) || compareNewest(one, other);
}

/** Returns the number of expenses and their sum. */
export function sumListed(expenses: readonly Pick<Expense, 'amount'>[]): { count: number; total: string } {
  const paise = expenses.reduce((sum, { amount }) => sum + toPaise(amount), 0n);
  return { count: expenses.length, total: fromPaise(paise) };
}

interface Sharers {
  partnerId: string | null;
  /** The couple's default split; `null` if it keeps no balance. */
  defaultSplit: Split | null;
}

/** Returns an expense with changed fields, its split and shares computed again as the server does. */
export function changeExpense(expense: Expense, patch: Partial<Expense>, sharers: Sharers): Expense {
  const { paidBy = expense.paidBy, imageUrl = expense.imageUrl } = patch;
  const photoId = imageUrl && photoIdOf(imageUrl);
  const amount = fromPaise(toPaise(patch.amount ?? expense.amount));
  const changed = {
    ...expense,
    ...patch,
    ...seenAfter(expense, patch),
    id: expense.id,
    amount,
    imageUrl,
    thumbnailUrl: photoId && photoAddress(photoId, 'thumbnail'),
  };
  if (changed.audience === 'me' || paidBy === FROM_BOTH)
    return { ...changed, ...(paidBy === FROM_BOTH ? toBoth(expense, amount, sharers) : toOwn(paidBy, amount)) };
  const sharedWith = otherOf(expense, paidBy, sharers);
  const isHidden = isPrivate(changed) && !isPrivate(expense);
  const known =
    isHidden && !isOfAuthor(expense, sharers)
      ? PAYERS_OWN
      : splitAfter(expense, { amount, paidBy, sharedWith }, sharers);
  const split = patch.split ?? known;
  return { ...changed, split, shares: sharesOf(expense, { amount, split, paidBy, sharedWith }, sharers) };
}

const PAYERS_OWN = { kind: 'payer' } as const;

/** True if the author paid the expense for the present two. Any other split does not outlast its hiding. */
function isOfAuthor({ userId, paidBy, shares }: Expense, { partnerId }: Sharers): boolean {
  const sharedWith = shares.find((share) => share.userId !== paidBy)?.userId ?? null;
  return paidBy === userId && sharedWith === partnerId;
}

/** Returns who sees the changed expense: for the author's own there is no surprise. */
function seenAfter(expense: Expense, patch: Partial<Expense>): Pick<Expense, 'audience' | 'surpriseUntil'> {
  const { audience = expense.audience } = patch;
  const { surpriseUntil = expense.surpriseUntil } = patch;
  return { audience, surpriseUntil: audience === 'me' ? null : surpriseUntil || null };
}

/** True if the author alone sees the expense: for good, or until the day of a surprise. */
export function isPrivate({ audience, surpriseUntil }: Pick<Expense, 'audience' | 'surpriseUntil'>): boolean {
  return audience === 'me' || surpriseUntil !== null;
}

function toOwn(paidBy: string | null, amount: string): Pick<Expense, 'split' | 'shares'> {
  return { split: PAYERS_OWN, shares: [{ userId: paidBy, amount }] };
}

/** Returns the halves of what was paid from the couple's own money: as before, else the recorder's first. */
function toBoth(
  { shares, userId, paidBy }: Expense,
  amount: string,
  { partnerId }: Sharers,
): Pick<Expense, 'split' | 'shares'> {
  const { payers, others } = halve(amount);
  const payer = paidBy === null || paidBy === FROM_BOTH ? userId : paidBy;
  const [first = { userId: payer }] = shares;
  const [, second = { userId: first.userId === userId ? partnerId : userId }] = shares;
  return {
    split: null,
    shares: [
      { userId: first.userId, amount: payers },
      { userId: second.userId, amount: others },
    ],
  };
}

interface Shared {
  amount: string;
  paidBy: string | null;
  sharedWith: string | null;
}

function otherOf({ shares, userId }: Expense, paidBy: string | null, { partnerId }: Sharers): string | null {
  const others = [userId, partnerId, ...shares.map((share) => share.userId)];
  return others.find((id) => id !== null && id !== paidBy) ?? null;
}

/**
 * Returns the split after a change without one. Another payer leaves each member's share as it was; from the couple's
 * own money back to one payer, it is the default.
 */
function splitAfter(
  { paidBy, shares, split }: Expense,
  { amount, ...after }: Shared,
  { defaultSplit }: Sharers,
): Split {
  if (split === null) return defaultSplit ?? { kind: 'equal' };
  const sharedWith = shares.find(({ userId }) => userId !== paidBy)?.userId ?? null;
  return isTurned({ paidBy, sharedWith }, after) ? toSplit(mirrorSplit(fromSplit(split), amount)) : split;
}

function sharesOf(
  expense: Expense,
  { amount, split, paidBy, sharedWith }: Shared & { split: Split },
  { defaultSplit }: Sharers,
): Expense['shares'] {
  const parts = shareOut(amount, { kind: split.kind, payer: 'payer' in split ? String(split.payer) : '' });
  // An expense that leaves its author alone is shared with the partner also without a balance.
  const isShared = defaultSplit !== null || expense.shares.length > 1 || isPrivate(expense);
  if (!parts || !isShared || sharedWith === null) return [{ userId: paidBy, amount }];
  return [
    { userId: paidBy, amount: parts.payers },
    { userId: sharedWith, amount: parts.others },
  ];
}
