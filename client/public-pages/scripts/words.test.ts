import { expect, test } from 'vitest';
import { RequestError } from '#client/lib/public/request.ts';
import { fillText, messageOf } from './words.ts';

test('fills names in braces, and keeps those without a value', () => {
  const values = { first: 'Hetal', second: 'Jay $1 {first}' };
  expect(fillText('{first} and {second}, {city}', values)).toBe('Hetal and Jay $1 {first}, {city}');
});

test('prefers the server’s message', () => {
  const refusal = new RequestError({ code: 'rate_limited', message: 'Too many attempts.' }, 429);
  expect(messageOf(refusal, 'Please try again.')).toBe('Too many attempts.');
  const wordless = new RequestError({ code: null, message: '' }, 502);
  expect(messageOf(wordless, 'Please try again.')).toBe('Please try again.');
});
