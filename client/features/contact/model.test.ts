import { expect, test } from 'vitest';
import { RequestError } from '../../lib/public/request.ts';
import { failureText, fieldError } from './model.ts';

test('a missing field has words of its own, another fault keeps the server’s', () => {
  expect(fieldError('name', 'Please fill in all required fields.')).toBe('Please enter your name.');
  expect(fieldError('email', 'Please enter a valid email address')).toBe(
    'Please enter a valid email address',
  );
  expect(fieldError('message', undefined)).toBeUndefined();
});

test('a failure shows the server’s words, and the catalogue’s where no answer came', () => {
  expect(failureText(new RequestError('Too many attempts.', 429))).toBe('Too many attempts.');
  expect(failureText(new RequestError('Failed to fetch', 0))).toBe('Please try again later.');
  expect(failureText(new TypeError('x is undefined'))).toBe('Please try again later.');
});
