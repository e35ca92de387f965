import { expect, test } from 'vitest';
import { cityOptions, modeOf, offeredCity } from './model.ts';

test('only type=expansion selects the expansion', () => {
  expect(['expansion', 'pilot', '', 'Expansion', 'x'].map(modeOf)).toEqual([
    'expansion',
    'pilot',
    'pilot',
    'pilot',
    'pilot',
  ]);
});

test('the pilot offers 18 cities of Gujarat, the expansion 22 others', () => {
  const names = (mode: 'pilot' | 'expansion') =>
    cityOptions(mode).flatMap((option) => ('options' in option ? option.options : [option]));
  expect(names('pilot')).toHaveLength(18);
  expect(names('expansion')).toHaveLength(22);
});

test('a city arrives filled in only where it is offered', () => {
  expect(offeredCity('pilot', 'Surat')).toBe('Surat');
  expect(offeredCity('pilot', 'Valsad')).toBe('Valsad');
  expect(offeredCity('pilot', 'Mumbai')).toBe('');
  expect(offeredCity('expansion', 'Mumbai')).toBe('Mumbai');
  expect(offeredCity('expansion', '<script>')).toBe('');
});
