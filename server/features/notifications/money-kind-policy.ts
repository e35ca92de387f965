import { z } from 'zod';
import { SETTLEMENT_METHODS } from '#domain/balance/facts.ts';
import { BUDGET_CATEGORIES } from '#domain/budgets/facts.ts';
import { paths, upiCodePath } from '#domain/registry/screen-paths.ts';
import { financesText } from '#messages/finances.ts';
import { notificationsText as text } from '#messages/notifications.ts';
import {
  formatDayName,
  formatNumber,
  formatRupees,
  formatShortRupees,
  formatWeekday,
} from '#server/platform/format.ts';
import { kind, withAbout } from './kind-shape-policy.ts';

const firstNameOnly = z.object({ firstName: z.string() });

/** The kinds about money: budgets, imports, recurring expenses, the balance and its settlements. */
export const MONEY_KINDS = {
  budget_reached: withAbout(
    kind(
      ['other', 'money', null],
      paths.finances,
      z.object({
        category: z.enum(BUDGET_CATEGORIES),
        percent: z.number(),
        monthlyAmount: z.string(),
        spent: z.string(),
      }),
      ({ category, percent, monthlyAmount, spent }) => ({
        title: text.budgetReached(financesText.budgetCategories[category], percent),
        message: text.budgetMessage(formatRupees(spent), formatRupees(monthlyAmount)),
      }),
      ({ category, percent }) => ({
        title: text.budgetReached(financesText.budgetCategories[category], percent),
        message: text.openToRead,
      }),
    ),
    // Two percentages of one budget are one budget.
    ({ category }) => category,
  ),
  expenses_imported: kind(
    ['other', 'money', null],
    paths.finances,
    z.object({ firstName: z.string(), expenses: z.number(), settlements: z.number() }),
    ({ firstName, expenses, settlements }) => ({
      title:
        expenses === 0
          ? text.settlementsImported(firstName, formatNumber(settlements), settlements)
          : text.expensesImported(firstName, expenses, formatNumber(expenses)),
      message: text.expensesImportedMessage(expenses === 0 ? 0 : settlements, formatNumber(settlements)),
    }),
  ),
  recurring_waiting: withAbout(
    kind(
      ['reminder', 'money', 'amount'],
      paths.finances,
      z.object({ title: z.string(), day: z.string() }),
      ({ title, day }) => ({ title: text.howMuchWasIt, message: text.recurringDay(title, formatWeekday(day)) }),
      () => ({ title: text.howMuchWasIt, message: text.openToRead }),
    ),
    // Each day has an amount of its own.
    ({ title, day }) => `${day} ${title}`,
  ),
  /** `payer` is the first name of the one who pays; `null` for the couple's own money. */
  recurring_due: withAbout(
    kind(
      ['reminder', 'money', 'due'],
      paths.finances,
      z.object({
        recurringId: z.string(),
        title: z.string(),
        amount: z.string().nullable(),
        day: z.string(),
        payer: z.string().nullable(),
      }),
      ({ title, amount, day, payer }) => {
        const rupees = amount && formatShortRupees(amount);
        return {
          title: text.recurringDueTitle,
          message:
            payer === null
              ? text.recurringDueByBoth(title, rupees, formatDayName(day))
              : text.recurringDue(title, rupees, formatDayName(day), payer),
        };
      },
      () => ({ title: text.recurringDueTitle, message: text.openToRead }),
    ),
    ({ recurringId, day }) => `${day} ${recurringId}`,
  ),
  surprise_revealed: kind(
    ['other', 'money', null],
    paths.finances,
    z.object({ firstName: z.string(), title: z.string() }),
    ({ firstName, title }) => ({
      title: text.surpriseRevealed(firstName, title),
      message: text.surpriseRevealedMessage,
    }),
    ({ firstName }) => ({ title: text.surpriseRevealedQuietly(firstName), message: text.openToRead }),
  ),
  surprise_full: kind(
    ['other', 'money', 'reveal'],
    paths.finances,
    z.object({ title: z.string() }),
    ({ title }) => ({ title: text.surpriseFull, message: text.surpriseFullMessage(title) }),
    () => ({ title: text.surpriseFull, message: text.openToRead }),
  ),
  recurring_full: kind(
    ['reminder', 'money', 'room'],
    paths.finances,
    z.object({ title: z.string(), day: z.string() }),
    ({ title, day }) => ({
      title: text.recurringFull,
      message: text.recurringFullMessage(title, formatWeekday(day)),
    }),
    () => ({ title: text.recurringFull, message: text.openToRead }),
  ),
  splitting_on: kind(
    ['other', 'money', null],
    paths.finances,
    z.object({ firstName: z.string(), since: z.string() }),
    ({ firstName, since }) => ({
      title: text.splittingOn(firstName),
      message: text.splittingOnMessage(formatWeekday(since)),
    }),
    ({ firstName }) => ({ title: text.splittingOn(firstName), message: text.openToRead }),
  ),
  splitting_off: kind(['other', 'money', null], paths.finances, firstNameOnly, ({ firstName }) => ({
    title: text.splittingOff(firstName),
    message: text.splittingOffMessage,
  })),
  upi_code_asked: kind(
    ['other', 'money', 'payment'],
    ({ amount }) => upiCodePath(amount),
    z.object({ firstName: z.string(), amount: z.string() }),
    ({ firstName, amount }) => ({
      title: text.upiCodeAsked(firstName, formatRupees(amount)),
      message: text.upiCodeAskedMessage,
    }),
    ({ firstName }) => ({ title: text.upiCodeAskedQuietly(firstName), message: text.openToRead }),
  ),
  settlement_recorded: settlementKind((firstName) => text.settlementRecorded(firstName)),
  settlement_deleted: settlementKind((firstName) => text.settlementDeleted(firstName)),
} as const;

/** Builds a kind about money between the two. The lock screen does not show the amount. */
function settlementKind(title: (firstName: string) => string) {
  const params = z.object({ firstName: z.string(), amount: z.string(), method: z.enum(SETTLEMENT_METHODS) });
  return kind(
    ['other', 'money', null],
    paths.finances,
    params,
    ({ firstName, amount, method }) => ({
      title: title(firstName),
      message: text.settlementMessage(formatRupees(amount), financesText.methods[method]),
    }),
    ({ firstName }) => ({ title: title(firstName), message: text.openToRead }),
  );
}
