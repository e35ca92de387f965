import { type ExpenseAudience, FROM_BOTH, SURPRISE_DAYS_MAX } from '#domain/expenses/facts.ts';
import { isWithin, type KeptSplit } from '#domain/expenses/split.ts';
import { isSurpriseDay } from '#domain/expenses/surprise-day.ts';
import { moneyFault } from '#domain/kernel/money-fields.ts';
import { photoIdOf } from '#domain/photos/address.ts';
import { faultsText } from '#messages/faults.ts';
import { financesText } from '#messages/finances.ts';
import { privateExpensesText } from '#messages/private-expenses.ts';
import { type AuthorId, mintAuthorId } from '#server/db/repositories/author-id.ts';
import { type Clock, todayInIndia } from '#server/platform/clock.ts';
import type { CoupleId, Member } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';

declare const visibleBrand: unique symbol;
/**
 * The expenses that a member sees: those of the couple, and the private ones of this member. Reads of both take it, and
 * only `visibleExpenses` makes one.
 */
export interface VisibleExpenses {
  readonly coupleId: CoupleId | null;
  readonly authorId: AuthorId;
  readonly [visibleBrand]: true;
}

export function visibleExpenses({ id, coupleId }: Pick<Member, 'id' | 'coupleId'>): VisibleExpenses {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand exists only in the types
  return { coupleId, authorId: mintAuthorId(id) } as VisibleExpenses;
}

/** Rejects days after tomorrow. Tomorrow's expenses may be entered the evening before; a later day is a mistake. */
export function checkDay(clock: Clock, spentOn: string): void {
  // Compares with the UTC date first, which India's date is never before. That costs a tenth, and an import checks
  // 10,000 days.
  if (spentOn <= clock.now().toString().slice(0, 10)) return;
  const tomorrow = Temporal.PlainDate.from(todayInIndia(clock)).add({ days: 1 });
  if (spentOn > tomorrow.toString()) throw refuse.invalid('date_in_future', financesText.spentOnTooLate);
}

/** Rejects a payer outside the couple, and the couple's own money without a partner. */
export function checkPayer({ id, partnerId }: Member, paidBy: string): void {
  const isOfTwo = paidBy === FROM_BOTH && partnerId !== null;
  if (paidBy !== id && paidBy !== partnerId && !isOfTwo) throw refuse.invalid('invalid', faultsText.money.payerInvalid);
}

/** Rejects another payer of what the author alone sees. */
export function checkOwnPayer({ id }: Member, paidBy: string | null): void {
  if (paidBy !== id) throw refuse.invalid('invalid', privateExpensesText.privatePayer);
}

export function checkSplit(amount: string, split: KeptSplit | null): void {
  if (!isWithin(amount, split)) throw refuse.invalid('invalid', financesText.shareTooLarge);
}

/** Audience of an expense, and the day from which both see it. */
export interface Seen {
  audience: ExpenseAudience;
  surpriseUntil: string | null;
}

/** Rejects a surprise that both do not see one day, or whose day is not after today in India or is too far ahead. */
export function checkSeen(clock: Clock, { audience, surpriseUntil }: Seen, before: string | null = null): void {
  if (surpriseUntil === null || (surpriseUntil === before && audience === 'both')) return;
  if (audience === 'me') throw refuse.invalid('invalid', privateExpensesText.surpriseOfBoth);
  if (!isSurpriseDay(surpriseUntil, todayInIndia(clock)))
    throw refuse.invalid('invalid', moneyFault('surpriseDayInvalid', SURPRISE_DAYS_MAX));
}

/** Returns who sees an expense after a change. What becomes the author's own is no surprise any more. */
export function seenAfter(
  before: Seen,
  change: { audience?: Seen['audience'] | undefined; surpriseUntil?: string | null | undefined },
): Seen {
  const { audience = before.audience } = change;
  const { surpriseUntil = audience === 'me' ? null : before.surpriseUntil } = change;
  return { audience, surpriseUntil };
}

/** True if the author alone sees the expense now. */
export function isHidden({ audience, surpriseUntil }: Seen): boolean {
  return audience === 'me' || surpriseUntil !== null;
}

export function photoOf(imageUrl: string | null | undefined): string | null {
  return imageUrl ? photoIdOf(imageUrl) : null;
}

export function toTwo({ id, partnerId }: Member) {
  return { memberId: id, partnerId };
}
