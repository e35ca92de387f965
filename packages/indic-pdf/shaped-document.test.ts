import { inflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { breakText } from './break-text.ts';
import { loadedFonts } from './fonts.ts';
import { fitText, splitByFont } from './letters.ts';
import { openShapedDocument } from './shaped-document.ts';

beforeAll(async () => {
  await fitText('heading', 'કિ कि');
  await fitText('text', 'કિ कि');
});

const glyphs = (name: string, text: string) => {
  const font = [...loadedFonts('heading'), ...loadedFonts('text')].find((each) => each.name === name);
  return font?.shape(text).map(({ id }) => id) ?? [];
};

test.each([
  ['text', 'ક્ષ', 1],
  ['text', 'જ્ઞ', 1],
  ['text', 'શ્ર', 1],
  ['heading', 'ક્ષ', 1],
  ['textDevanagari', 'क्ष', 1],
  ['textDevanagari', 'ज्ञ', 1],
  ['textDevanagari', 'द्ध', 1],
] as const)('draws with the font %s the conjunct %s as one glyph', (font, conjunct, count) => {
  expect(glyphs(font, conjunct)).toHaveLength(count);
  expect(glyphs(font, conjunct)).not.toContain(0);
});

test.each([
  ['text', 'હિ', 'હ'],
  ['heading', 'કિ', 'ક'],
  ['textDevanagari', 'हि', 'ह'],
] as const)('draws with the font %s the sign of %s before its letter', (font, syllable, letter) => {
  const [consonant] = glyphs(font, letter);
  const placed = glyphs(font, syllable);
  expect(placed).toHaveLength(2);
  expect(placed[1]).toBe(consonant);
});

test.each([
  ['text', 'ર્ક', 'ક'],
  ['textDevanagari', 'र्क', 'क'],
] as const)('draws with the font %s the reph of %s after its letter', (font, syllable, letter) => {
  const [consonant] = glyphs(font, letter);
  expect(glyphs(font, syllable)[0]).toBe(consonant);
});

test('assigns each letter a font that has it, and one font to an emoji with all its parts', async () => {
  const text = 'વર્ષ 2025 हमारा 👩‍❤️‍👨!';
  expect(await fitText('heading', text)).toEqual({ text, missing: [] });
  expect(splitByFont('heading', text).map(({ font, text: part }) => [font.name, part])).toEqual([
    ['heading', 'વર્ષ 2025 '],
    ['headingDevanagari', 'हमारा'],
    ['heading', ' '],
    ['signs', '👩‍❤️‍👨'],
    ['heading', '!'],
  ]);
});

test('keeps the written text for copying and searching', async () => {
  const title = 'ઉત્તરાયણ, वर्षगाँठ & kites';
  const { pdf, write } = openShapedDocument({ title, language: 'gu', createdAt: new Date(0) });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const isWritten = new Promise((resolve) => void pdf.on('end', resolve));
  pdf.addPage();
  write(title, 30, 60, { family: 'heading', size: 20, colour: '#000000' });
  pdf.end();
  await isWritten;
  const file = Buffer.concat(parts);
  const text = file.toString('latin1');
  expect(text).toContain('/MediaBox [0 0 419.53 595.28]');
  expect(text).toContain('/Lang (gu)');
  const streams = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) =>
    body.startsWith('\x78') ? [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')] : [],
  );
  const written = streams.find((stream) => stream.includes('/ActualText')) ?? '';
  const actual = /\/ActualText \((\xfe\xff[\s\S]*?)\)\n?>>/.exec(written)?.[1] ?? '';
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const unescaped = actual.replaceAll(/\\([\s\S])/g, (_all, sign: string) => escapes[sign] ?? sign);
  const bytes = Buffer.from(unescaped, 'latin1').subarray(2);
  expect(bytes.swap16().toString('utf16le')).toBe(title);
});

test('breaks lines at spaces and line ends, and a word only if it is too long', () => {
  const measure = (line: string) => line.length;
  expect([...breakText('one two three\n\nfour', 8, measure)]).toEqual(['one two', 'three', '', 'four']);
  expect([...breakText('abcdefghij k', 4, measure)]).toEqual(['abcd', 'efgh', 'ij k']);
});
