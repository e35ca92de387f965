import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDuration } from './duration.ts';

test.for([
  [45, 45],
  ['90', 90],
  [' 150 ', 150],
  ['૧૫૦', 150],
  ['४५', 45],
  ['29', 29],
  [45.5, 45.5],
  [-30, -30],
] as const)('reads %s', ([given, minutes]) => {
  expect(readDuration(given)).toBe(minutes);
});

test.for([null, undefined, '', ' ', 'abc', 'two hours', '90 min', Number.NaN, true, [60], { minutes: 60 }])(
  'falls back to two hours for %s',
  (given) => {
    expect(readDuration(given)).toBe(120);
  },
);

test('returns a number for anything', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      expect(readDuration(given)).not.toBeNaN();
    }),
  );
});
