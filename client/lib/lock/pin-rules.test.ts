import { expect, test } from 'vitest';
import { isGuessable, isPin } from './pin-rules.ts';

test.each(['000000', '777777', '121212', '123123', '123456', '654321', '456789'])(
  '%s is guessed first',
  (pin) => {
    expect(isGuessable(pin)).toBe(true);
  },
);

test.each(['481905', '112358', '135790', '220319'])('%s is not', (pin) => {
  expect(isGuessable(pin)).toBe(false);
});

test('a PIN is six digits', () => {
  expect(['481905', '48190', '4819055', '48 905', '४८१९०५'].map(isPin)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
