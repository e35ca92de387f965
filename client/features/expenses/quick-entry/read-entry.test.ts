import { expect, test } from 'vitest';
import { readEntry } from './read-entry.ts';

const TODAY = '2026-11-14';

test.each([
  ['chai 40', 'Chai'],
  ['saree for ba 1200', 'Saree for ba'],
  ['école 40', 'École'],
  ['e-rickshaw 40', 'E-rickshaw'],
  ['iPhone case 499', 'iPhone case'],
  ['Uber 240', 'Uber'],
  ['7up 40', '7up'],
  ['ચા 40', 'ચા'],
  ['चाय 40', 'चाय'],
  ['40', ''],
])('begins the title of %s with a capital where there is one', (line, title) => {
  expect(readEntry(line, TODAY)).toMatchObject({ title });
});

test('gives each of several possible expenses its capital', () => {
  expect(readEntry('chai 40 samosa 20', TODAY)).toMatchObject({
    refusal: 'choice',
    choices: [{ title: expect.stringMatching(/^Chai/) }, { title: expect.stringMatching(/^Chai/) }],
  });
});

test('leaves a rejection as it is', () => {
  expect(readEntry('chai', TODAY)).toEqual({ refusal: 'unreadable' });
});
