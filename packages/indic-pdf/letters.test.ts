import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakText } from './break-text.ts';
import { layOutLine } from './direction.ts';
import type { FontFamily } from './font-files.ts';
import { loadedFonts } from './fonts.ts';
import { fitText, type Run, splitByFont } from './letters.ts';
import { openShapedDocument } from './shaped-document.ts';

const families: readonly FontFamily[] = ['heading', 'text'];

/** Returns the drawn text in reading order. Fails for an empty box. */
function draw(family: FontFamily, text: string): string {
  return splitByFont(family, text)
    .map(({ font, text: part, level }) => {
      const ids = font.shape(part, level % 2 === 1).map(({ id }) => id);
      expect(ids, `${font.name}: ${JSON.stringify(part)}`).not.toContain(0);
      return part;
    })
    .join('');
}

const samples: Record<string, string> = {
  Bengali: 'শুভ বিবাহবার্ষিকী',
  Assamese: 'মৰম আৰু ৱিহু',
  Gurmukhi: 'ਵਿਆਹ ਦੀ ਵਰ੍ਹੇਗੰਢ',
  Gujarati: 'લગ્નની વર્ષગાંઠ',
  Hindi: 'विवाह की वर्षगाँठ, क्षत्रिय',
  Marathi: 'लग्नाचा वाढदिवस ॲप',
  Sanskrit: 'अग्निमी॑ळे पु॒रोहि॑तं',
  Tamil: 'திருமண நாள், ஸ்ரீ',
  Telugu: 'పెళ్లి రోజు శుభాకాంక్షలు',
  Kannada: 'ವಿವಾಹ ವಾರ್ಷಿಕೋತ್ಸವ',
  Malayalam: 'വിവാഹ വാർഷികം, സ്നേഹം',
  Odia: 'ବିବାହ ବାର୍ଷିକୀ',
  Urdu: 'شادی کی سالگرہ مبارک ہو، ۲۰۲۵',
  Kashmiri: 'کٲشُر',
  Sindhi: 'سنڌي ڳوٺ',
  Manipuri: 'ꯃꯩꯇꯩꯂꯣꯟ',
  Santali: 'ᱥᱟᱱᱛᱟᱲᱤ',
  Vietnamese: 'Nguyễn, phở, việt, mở',
  Czech: 'Příliš žluťoučký kůň',
  Greek: 'Σ᾽ ἀγαπῶ, έρωτας',
  Russian: 'Юбилей свадьбы',
  Hebrew: 'אהבה',
  symbols: '♡ ★ ☆ ✓ → ♪ ∞ ≈ ① ⇒ ½ ₹ ✗ ❥ ✿ ♬ 🅡 ⓡ ʀɪʏᴀ',
  emoji: '🎉 👩‍❤️‍👨 ❤️ 👍🏽 🇮🇳 1️⃣',
};

test.each(families.flatMap((family) => Object.entries(samples).map(([name, text]) => [family, name, text] as const)))(
  'draws all letters of a text in %s: %s',
  async (family, _name, text) => {
    expect(await fitText(family, text)).toEqual({ text, missing: [] });
    expect(draw(family, text)).toBe(text);
  },
);

test.each([
  ['𝓡𝓲𝔂𝓪 𝐀𝐫𝐣𝐮𝐧', 'Riya Arjun', []],
  ['Ｒｉｙａ　２０２５', 'Riya 2025', []],
  ['R̶i̶y̶a̶', 'R̶i̶y̶a̶', []],
  ['a漢字b 漢 c', 'ab  c', ['漢', '字']],
  ['漢字', '', ['漢', '字']],
  ['one\n漢字\n\r\ntwo', 'one\n\ntwo', ['漢', '字']],
  ['ક\u{1d165}', 'ક', ['ક\u{1d165}']],
  ['\u2060\u0007\u00ad', '', []],
  ['ក្រ', '', ['ក្រ']],
] as const)('fits %j as %j', async (text, fitted, missing) => {
  for (const family of families) expect(await fitText(family, text)).toEqual({ text: fitted, missing });
});

test('loads no further font for a text in the languages of the screens', async () => {
  await fitText('text', 'ઉત્તરાયણ, वर्षगाँठ & kites, ₹500');
  const before = loadedFonts('text').length;
  await fitText('text', 'અમે પતંગ ચગાવ્યા. हमने पतंग उड़ाई. We flew kites — “twice”!');
  expect(loadedFonts('text')).toHaveLength(before);
});

/** Strings of arbitrary letters, and of letters that are often combined. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(
      ...Array.from(
        'aR9.( )ક્ષક્િ\u0300क़्षதிشاہ۲אב漢\u200d\u200c\u200e\u202e\u2067\u2069\u0007\t\n\r\u3164\ufe0f🇮🇳👩❤𝓡Ｒ①♡\u20e3\u0d4e\u0600\u1cd0',
      ),
    ),
    maxLength: 40,
  }),
);

test('draws or lists each letter of any text, without an empty box and within its lines', async () => {
  const { pdf, write, widthOf } = openShapedDocument({ title: '', language: 'en', createdAt: new Date(0) });
  pdf.resume();
  pdf.addPage();
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom(...families), async (text, family) => {
      const fitted = await fitText(family, text);
      expect(await fitText(family, fitted.text)).toEqual({ text: fitted.text, missing: [] });
      const style = { family, size: 11, colour: '#000000' };
      for (const line of breakText(fitted.text, 120, (each) => widthOf(each, style))) {
        draw(family, line);
        write(line, 36, 36, style, 'rtl');
        expect(sortedText(layOutLine(family, line, 'ltr'))).toBe(sortedText(splitByFont(family, line)));
      }
      const isWhole = fitted.missing.length === 0;
      expect(isWhole ? plain(fitted.text) : '').toBe(isWhole ? plain(text) : '');
    }),
    { numRuns: 2000, examples: [['\u0300\u0007\u0d4d', 'heading']] },
  );
}, 120_000);

/** Returns the visible letters of runs in a sorted order. */
function sortedText(runs: readonly Run[]): string {
  return Array.from(plain(runs.map(({ text }) => text).join('')))
    .toSorted()
    .join('');
}

/** Returns a text in its plainest form, without invisible characters. */
function plain(text: string): string {
  // Removes them before the normalisation as well, because it reorders marks that become adjacent.
  return withoutLookless(withoutLookless(text).normalize('NFKD'));
}

function withoutLookless(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '');
}

test.each([
  ['سالگرہ Riya 2025 مبارک', 'rtl', 'مبارک Riya 2025 سالگرہ'],
  ['Happy سالگرہ مبارک!', 'ltr', 'Happy مبارک سالگرہ!'],
  ['سالگرہ مبارک!', 'rtl', '!مبارک سالگرہ'],
  ['۲۵ مئی (Riya)', 'rtl', '(Riya) مئی ۲۵'],
] as const)('sets %s in a paragraph of %s as %s', async (line, direction, seen) => {
  await fitText('text', line);
  const runs = layOutLine('text', line, direction).map(({ text, level }) => {
    const words = text.split(/(?=[ ()!])|(?<=[ ()!])/);
    const mirrored: Record<string, string> = { '(': ')', ')': '(' };
    return level % 2 === 1 ? words.toReversed().map((word) => mirrored[word] ?? word) : words;
  });
  expect(runs.flat().join('')).toBe(seen);
});

test('shapes right-to-left letters joined, from the right, and figures from the left', async () => {
  await fitText('text', 'سلام ۲۵');
  const shapeOf = (line: string) =>
    layOutLine('text', line, 'rtl').flatMap(({ font, text, level }) =>
      font.shape(text, level % 2 === 1).map(({ id }) => id),
    );
  const [lam, alone] = [shapeOf('لم'), [...shapeOf('م'), ...shapeOf('ل')]];
  expect(lam).not.toEqual(alone);
  expect(shapeOf('۲۵')).toEqual([...shapeOf('۲'), ...shapeOf('۵')]);
  expect(shapeOf('رد')).toEqual([...shapeOf('د'), ...shapeOf('ر')]);
});
