import { expect, test } from 'vitest';
import { parseEntry } from '../parse-entry.ts';
import { readMessages } from './messages/read-messages.ts';

const TODAY = '2026-11-28';
const MESSAGES = readMessages();

test('covers at least four hundred different messages', () => {
  expect(new Set(MESSAGES.map(({ text }) => text)).size).toBeGreaterThanOrEqual(400);
});

test.each(MESSAGES)('reads amount, title, day or refusal of: $text', ({ text, expected }) => {
  const result = parseEntry(text, TODAY);
  const isChoice = 'refusal' in result && result.refusal === 'choice';
  expect(isChoice ? { choices: result.choices.map(({ amount }) => amount) } : result).toEqual(expected);
});

test('treats line breaks of a pasted message as spaces', () => {
  const message = 'Sent Rs.450.00\nFrom HDFC Bank A/C x1234\nTo CHAI POINT\nOn 12/11/26\nRef 631712345678';
  expect(parseEntry(message, TODAY)).toEqual({
    amount: '450.00',
    title: 'Chai Point',
    spentOn: '2026-11-12',
  });
});
