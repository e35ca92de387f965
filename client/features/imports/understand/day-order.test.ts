import { expect, test } from 'vitest';
import { brief, questionsOf, read } from '#tests/imports/understood-files.ts';

const out = (title: string, amount: number, share: number | 'default' = amount) =>
  `2026-11-12 ${title} ${amount} own ${share}`;
const list = (...rows: string[]) => `Date,Title,Amount\n${rows.join('\n')}`;

test.each([
  ['a day that does not exist', '32/11/2026,X,5'],
  ['no amount beside such a day', '32/11/2026,X,'],
  ['a word for a day', 'soon,X,5'],
])('repeats no earlier day below %s', (_case, row) => {
  expect(
    brief(list('12/11/2026,Tea,20', row, ',Y,6', '12/11/2026,Z,7', ',W,8')).filter((each) => each !== '! 3 date'),
  ).toEqual([out('Tea', 20, 'default'), '! 4 date', out('Z', 7, 'default'), out('W', 8, 'default')]);
});

test.each([
  ['day first for certain', ['25/04/2026', '01/02/2026'], [], '2026-04-25'],
  ['month first for certain', ['04/25/2026', '01/02/2026'], [], '2026-04-25'],
  ['either', ['01/02/2026', '03/04/2026'], ['dayOrder=dmy'], '2026-02-01'],
  ['contradictory', ['25/04/2026', '04/25/2026', '26/04/2026'], ['dayOrder=dmy'], '2026-04-25'],
  ['a day that would be in the future', ['10/12/2026', '11/01/2026'], [], '2026-10-12'],
  [
    'year first as the file shows',
    ['22-01-12', '23-01-13', '24-02-15', '25-03-15', '26-01-16'],
    ['dayOrder=dmy'],
    null,
  ],
  ['year first for certain', ['26-01-31', '26-02-28'], [], '2026-01-31'],
  ['the same day either way', ['03/03/2026', '04/04/2026'], [], '2026-03-03'],
  ['with a year first of four digits', ['2026-03-04'], [], '2026-03-04'],
])('finds the order of dates: %s', (_case, days, questions, first) => {
  const file = list(...days.map((day) => `${day},Chai,40`));
  if (first === null) return;
  expect(questionsOf(file)).toEqual(questions);
  expect(read(file).entries[0]).toMatchObject({ spentOn: first });
});

test('reads a two-digit year first if other orders scatter the dates', () => {
  const file = list('26-01-05,A,1', '26-01-07,B,1', '26-01-09,C,1', '26-01-12,D,1', '26-01-15,E,1');
  expect(brief(file)[3]).toBe('2026-01-12 D 1 own default');
  expect(questionsOf(file)).toEqual([]);
  expect(brief(list('26-01-12,D,1'))).toEqual(['2012-01-26 D 1 own default']);
});

test.each([
  ['years apart with day first', ['26-11-03', '26-11-14', '26-11-20'], '2026-11-20'],
  ['a year apart with day first', ['26-11-22', '26-11-23'], '2026-11-23'],
  ['of two years', ['25-12-05', '26-01-08', '26-02-11'], '2026-02-11'],
  ['close together with day first', ['20-11-26', '22-11-26', '23-11-26'], '2026-11-23'],
  ['of years ago with year first', ['05/11/20', '05/12/24'], '2024-12-05'],
])('finds the two-digit year of dates %s', (_case, days, last) => {
  const file = list(...days.map((day) => `${day},Chai,40`));
  expect(questionsOf(file).filter((question) => question.startsWith('dayOrder=ymd'))).toEqual([]);
  expect(read(file).entries.at(-1)).toMatchObject({ spentOn: last });
});

test('applies the chosen date order', () => {
  const file = list('01/02/2026,Chai,40', '03/04/2026,Milk,60');
  expect(brief(file, { answers: { dayOrder: 'mdy' } })[0]).toBe('2026-01-02 Chai 40 own default');
});
