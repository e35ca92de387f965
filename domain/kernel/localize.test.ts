import { expect, test } from 'vitest';
import { localize } from './localize.ts';

const deal = {
  title: 'Two chais',
  terms: 'Once a table',
  seats: 2,
  translations: { gu: { title: 'બે ચા', terms: '', description: 'નદીકિનારે' }, hi: { title: undefined } },
};

test.each([
  ['gu', 'બે ચા'],
  ['hi', 'Two chais'],
  ['en', 'Two chais'],
])('reads a record in %s, in English where there is no translation', (language, title) => {
  expect(localize(deal, language)).toEqual({ title, terms: 'Once a table', seats: 2 });
});

test('reads a record without translations', () => {
  expect(localize({ title: 'Two chais', translations: undefined }, 'gu')).toEqual({ title: 'Two chais' });
});
