import type { Question } from './entry.ts';

/** Asks about foreign amounts: they are left out, but a whole file of them may be rupees under another sign. */
export function currencyQuestion(
  foreign: readonly string[],
  rowCount: number,
  takesForeign: boolean,
): Question[] {
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
