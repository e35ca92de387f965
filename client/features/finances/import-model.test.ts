import { expect, test } from 'vitest';
import { ImportFault } from '#client/lib/money-texts/expense-import/import-fault.ts';
import { describeFault, guessOwnPerson, toImportInput, toImportName } from './import-model.ts';

test('a fault says the line, what stands there, and what to do', () => {
  expect(describeFault(new ImportFault('date', 1204, '31/31/2026'))).toBe(
    'Line 1,204: “31/31/2026” is not a date. Check the column and the order of the date.',
  );
  expect(describeFault(new ImportFault('empty'))).toBe('The file is empty.');
  expect(describeFault(new ImportFault('tooMany', null, '12000'))).toContain('10,000');
});

test('the member is found in the file by their first name', () => {
  const people = ['Arjun Patel', 'riya shah'].map((name, column) => ({ name, column }));
  expect(guessOwnPerson(people, 'Riya')).toBe(1);
  expect(guessOwnPerson(people, 'Meera')).toBe(0);
  expect(guessOwnPerson([], 'Riya')).toBeNull();
});

test('who paid and what they bear goes along where there are two', () => {
  const row = {
    line: 3,
    spentOn: '2026-11-01',
    title: 'Dinner',
    amount: '100.00',
    category: 'food',
    paidBy: 'partner',
    payerShare: '40.00',
  } as const;
  expect(toImportInput(row, 'riya', 'arjun')).toMatchObject({
    paidBy: 'arjun',
    split: { kind: 'amounts', payer: '40.00' },
  });
  expect(toImportInput({ ...row, payerShare: null }, 'riya', 'arjun')).not.toHaveProperty('split');
  const alone = toImportInput(row, 'riya', null);
  expect(alone).toMatchObject({ paidBy: 'riya' });
  expect(alone).not.toHaveProperty('split');
});

test('a file without a name has one still', () => {
  expect(toImportName(' ')).toBe('CSV');
  expect(toImportName('a'.repeat(300))).toHaveLength(200);
});
