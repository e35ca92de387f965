import type { Question } from './entry.ts';

/** Asks about foreign amounts: they are left out, but a whole file of them may be rupees under another sign. */
export function currencyQuestion(foreign: readonly string[], rowCount: number, takesForeign: boolean): Question[] {
  const [example] = foreign;
  if (example === undefined || foreign.length * 2 < rowCount) return [];
  return [
    {
      id: 'currency',
      options: ['leaveOut', 'rupees'],
      answer: takesForeign ? 'rupees' : 'leaveOut',
      example,
    },
  ];
}

/** Formats whole paise as a decimal string with two decimals. */
export function toDecimal(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
