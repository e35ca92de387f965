import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf, wordFault, type Wordings } from './fault.ts';

interface Kinds {
  blank: [];
  between: [least: number, most: string];
}
const fault = faultsOf<Kinds>('things');
const wordings = {
  things: { blank: 'Please enter a thing.', between: (least: number, most: string) => `From ${least} to ${most}` },
} satisfies Wordings<{ things: Kinds }>;
const word = (text: string) => wordFault(text, wordings);

test('words a fault with its parameters, whatever they hold', () => {
  expect(word(fault('blank'))).toBe('Please enter a thing.');
  fc.assert(
    fc.property(fc.integer(), fc.string({ unit: 'grapheme' }), (least, most) => {
      expect(word(fault('between', least, most))).toBe(`From ${least} to ${most}`);
    }),
  );
});

test('leaves every other text to its reader', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => word(text) === null));
  for (const text of ['things.unknown', 'others.blank', 'toString.length', 'Please enter a thing.'])
    expect(word(text)).toBeNull();
});
