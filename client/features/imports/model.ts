import { formatDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { cutText } from '#domain/kernel/text/cut-text.ts';
import { expenseImportText as text } from '#messages/expense-import.ts';
import { privateExpenseScreensText } from '#messages/private-expenses.ts';
import type { RowChoice } from './preview/plan.ts';
import type { FileFault } from './read/import-fault.ts';
import { type DecimalMark, readAmount } from './read/read-amount.ts';
import { type DayOrder, readDay } from './read/read-day.ts';
import { toDecimal } from './understand/currency.ts';
import { ALL_WORDS, NO_WORD } from './understand/directions.ts';
import type { FaultyEntry, Question, Understanding } from './understand/entry.ts';

/** Describes why a file cannot be shown. */
export function describeFileFault({ reason, kind }: FileFault): string {
  return kind === null ? text.faults[reason] : text.foreignFiles[kind];
}

/** Names who sees a row of a statement. A member alone chooses if a later partner does. */
export function nameRowChoice(choice: RowChoice, hasPartner: boolean): string {
  return choice === 'ours' && !hasPartner ? privateExpenseScreensText.bothAlone : text.rowChoices[choice];
}

/** Describes why a row is not imported. */
export function describeRowFault({ reason, value }: FaultyEntry): string {
  const words = text.rowFaults[reason];
  return typeof words === 'string' ? words : words(value);
}

export function describeQuestion({ id, example }: Question): string {
  const words = text.questions[id];
  return typeof words === 'string' ? words : words(example);
}

/** Describes an answer for the member: the name, the day or the amount it makes of the example. */
export function describeAnswer({ id, example }: Question, answer: string, { people }: Understanding): string {
  switch (id) {
    case 'own':
    case 'partner':
      return people[Number(answer)] ?? answer;
    case 'whose':
      return answer === 'both' ? text.answers.ours : text.answers.mine;
    case 'parts':
      return answer === 'paid' ? text.answers.paid : text.answers.share;
    case 'sign':
      return answer === 'minus' ? text.answers.minus : text.answers.plus;
    case 'spending':
      return answer === ALL_WORDS ? text.answers.allWords : answer === NO_WORD ? text.answers.noWord : answer;
    case 'dayOrder':
      return describeDay(example, toDayOrder(answer));
    case 'decimalMark':
      return describeAmount(example, answer === 'comma' ? 'comma' : 'point');
    case 'currency':
      return answer === 'rupees' ? text.answers.rupees : text.answers.leaveOut;
  }
}

function toDayOrder(answer: string): DayOrder {
  return answer === 'mdy' || answer === 'ymd' ? answer : 'dmy';
}

function describeDay(example: string, order: DayOrder): string {
  const day = readDay(example, order);
  return day === null ? text.answers[order] : `${formatDate(day)} (${text.answers[order]})`;
}

function describeAmount(example: string, mark: DecimalMark): string {
  const amount = readAmount(example, mark);
  return amount ? formatMoney(toDecimal(amount.paise)) : example;
}

/** Returns the file's name as stored. */
export function toImportName(fileName: string): string {
  return cutText(fileName.toWellFormed().trim(), 200) || 'CSV';
}
