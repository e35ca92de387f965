import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText, lengthOf } from './cut-text.ts';

const graphemesOf = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

test.each([
  ['a short text', 'chai', 120, 'chai'],
  ['plain letters', 'a'.repeat(130), 120, 'a'.repeat(120)],
  ['an astral letter on the edge', `${'a'.repeat(119)}😀b`, 120, `${'a'.repeat(119)}😀`],
  ['astral letters', '😀'.repeat(130), 120, '😀'.repeat(120)],
  ['a family joined by ZWJ', `${'a'.repeat(116)}👨‍👩‍👧 x`, 120, 'a'.repeat(116)],
  ['a flag', `${'a'.repeat(119)}🇮🇳`, 120, 'a'.repeat(119)],
  ['a Gujarati conjunct', `${'ક'.repeat(119)}ક્ષ`, 120, 'ક'.repeat(119)],
  ['an accent', `${'a'.repeat(119)}e\u0301`, 120, 'a'.repeat(119)],
])('cuts %s between graphemes', (_case, text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});

test('splits no grapheme and stays within the limit', () => {
  const piece = fc.constantFrom('a', ' ', '😀', '👨‍👩‍👧', '🇮🇳', 'ક્ષ', 'શ્રી', 'हिन्दी', 'e\u0301', '\r\n', 'ક', '\u094d');
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme' })), { maxLength: 40 }),
      fc.nat(60),
      (pieces, max) => {
        const text = pieces.join('');
        const cut = cutText(text, max);
        expect(lengthOf(cut)).toBeLessThanOrEqual(max);
        expect(text.startsWith(cut)).toBe(true);
        const whole = graphemesOf(text);
        expect(graphemesOf(cut)).toEqual(whole.slice(0, graphemesOf(cut).length));
        const next = whole[graphemesOf(cut).length] ?? 'a'.repeat(max + 1);
        expect(lengthOf(cut) + lengthOf(next)).toBeGreaterThan(max);
      },
    ),
    { numRuns: 500 },
  );
});
