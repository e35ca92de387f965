import { expect, test } from 'vitest';
import { brief, questionsOf, read } from '#tests/imports/understood-files.ts';

const ENTRIES = ['2026-11-01 Chai 450 own 450', '- income', '2026-11-13 Kirana 550 own 550'];

test.each([
  [
    'out, in and balance',
    '01/11/2026,UPI CHAI,450.00,,9550.00\n02/11/2026,SALARY,,9000.00,18550.00\n13/11/2026,UPI KIRANA,550.00,,18000.00',
  ],
  [
    'in before out',
    '01/11/2026,UPI CHAI,,450.00,9550.00\n02/11/2026,SALARY,9000.00,,18550.00\n13/11/2026,UPI KIRANA,,550.00,18000.00',
  ],
  [
    'a word for the direction',
    '1;01/11/2026;UPI CHAI;450.00;DR;9550.00\n2;02/11/2026;SALARY;9000.00;CR;18550.00\n3;13/11/2026;UPI KIRANA;550.00;DR;18000.00',
  ],
  ['no balance', '01/11/2026,UPI CHAI,450.00,\n02/11/2026,SALARY,,9000.00\n13/11/2026,UPI KIRANA,550.00,'],
])('guesses the columns of a file without headings, and asks whose it is: %s', (_case, file) => {
  expect(brief(file)).toEqual(ENTRIES);
  expect(read(file)).toMatchObject({ isGuessed: true, isPersonal: true });
  expect(questionsOf(file)).toEqual(['whose=own']);
});

test('splits a list without headings only if the member says so', () => {
  const file = '2026-11-01,Chai,40\n2026-11-02,Milk,60';
  expect(brief(file)).toEqual(['2026-11-01 Chai 40 own 40', '2026-11-02 Milk 60 own 60']);
  expect(brief(file, { answers: { whose: 'both' } })[0]).toBe('2026-11-01 Chai 40 own default');
  const { columns } = read(file);
  expect(columns && read(file, { columns }).isGuessed).toBeUndefined();
  expect(questionsOf(file, { ...(columns && { columns }) })).toEqual(['whose=own']);
  expect(read(file, {}, { partner: null }).questions).toEqual([]);
});

test('drops no row of a file without headings whose rows have different widths', () => {
  const file =
    '01/11/2026,UPI CHAI,450.00,,9550.00\n02/11/2026,SALARY, ACME,,9000.00,18550.00\n13/11/2026,A, B,550.00,,18000.00';
  expect(brief(file).map((entry) => entry.slice(0, 3))).toEqual(['202', '! 2', '202']);
});
