import { expect, test } from 'vitest';
import {
  describeAnswer,
  describeFileFault,
  describeQuestion,
  describeRowFault,
  nameRowChoice,
  toImportName,
} from './model.ts';
import { FileFault } from './read/import-fault.ts';
import type { Question, Understanding } from './understand/entry.ts';

const file: Understanding = {
  source: 'other',
  entries: [],
  questions: [],
  people: ['Riya', 'Arjun'],
  columns: null,
  isPersonal: false,
};
const ask = (id: Question['id'], example = '') => ({ id, options: [], answer: '', example });

test('explains why a file or a row is not imported', () => {
  expect(describeFileFault(new FileFault('empty'))).toBe('The file is empty.');
  expect(describeRowFault({ kind: 'faulty', line: 3, reason: 'date', value: '31/31/2026' })).toBe(
    '“31/31/2026” is not a date.',
  );
  expect(describeRowFault({ kind: 'faulty', line: 3, reason: 'title', value: '' })).toBe('The title is missing.');
});

test.each([
  [ask('own'), '1', 'Arjun'],
  [ask('sign'), 'minus', 'Those with a minus'],
  [ask('spending', 'Type'), 'P', 'P'],
  [ask('spending', 'Type'), '*', 'All of them'],
  [ask('spending', 'Type'), '', 'None of them'],
  [ask('dayOrder', '01/02/2026'), 'dmy', '1 February 2026 (Day, month, year)'],
  [ask('dayOrder', '01/02/2026'), 'mdy', '2 January 2026 (Month, day, year)'],
  [ask('decimalMark', '1450,50'), 'comma', '₹1,450.50'],
  [ask('decimalMark', '1450,50'), 'point', '₹1,45,050'],
  [ask('currency', '$'), 'rupees', 'They are rupees'],
])('describes the effect of an answer on the file: %j, %s', (question, answer, words) => {
  expect(describeAnswer(question, answer, file)).toBe(words);
  expect(describeQuestion(question)).toMatch(/\?$/);
});

test('names who sees the rows of a statement, now or after a partner has joined', () => {
  expect(nameRowChoice('ours', true)).toBe('Ours, not split');
  expect(nameRowChoice('ours', false)).toBe('Your partner too');
  expect(nameRowChoice('me', false)).toBe('Only you');
});

test('names a file without a name, and cuts a long name between graphemes', () => {
  expect(toImportName(' ')).toBe('CSV');
  expect(toImportName(`${'a'.repeat(199)}👩‍👩.csv`)).toBe('a'.repeat(199));
});
