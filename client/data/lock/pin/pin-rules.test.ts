import { expect, test } from 'vitest';
import { isGuessable, isPin } from './pin-rules.ts';

test.each(['000000', '777777', '121212', '123123', '123456', '654321', '456789'])('rejects %s as guessable', (pin) => {
  expect(isGuessable(pin)).toBe(true);
});

test.each(['481905', '112358', '135790', '220319'])('accepts %s', (pin) => {
  expect(isGuessable(pin)).toBe(false);
});

test('accepts only six ASCII digits as a PIN', () => {
  expect(['481905', '48190', '4819055', '48 905', '४८१९०५'].map(isPin)).toEqual([true, false, false, false, false]);
});
