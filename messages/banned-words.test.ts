import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Language, LANGUAGES } from '#domain/kernel/languages.ts';

/** Wordings that `GLOSSARY.md` rules out, with what to write instead; some only in the files of one area. */
const banned: Readonly<Record<Language, readonly (readonly [wording: RegExp, instead: string, files?: RegExp])[]>> = {
  en: [
    [/\bmails?\b/i, 'email'],
    [/photograph/i, 'photo'],
    [/\bwhoever\b|nobody but|\bstands here\b|four hands|\bbe two\b/i, 'a plain sentence'],
    [/take (?:it|them|this)? ?along|taken along|yours to take/i, 'download, comes with you'],
    [/(?:keep|kept) a date/i, 'go on a date'],
    [/\boffers?\b/i, 'suggestion', /privacy|notifications/],
  ],
  gu: [
    [/ડેટ બન|યાદ બનાવ|યાદ બની|નોંધ બન/, 'ડેટ પ્લાન કરો, યાદ સાચવો, નોંધ સેવ કરો'],
    [/લખીશું/, 'ઈમેલ કરીશું'],
    [/સાથે લઈ જવ|અમને ઓળખે|ચાર હાથ|રાગ વહેંચ|એક જ ચિત્ર/, 'what a speaker says of it'],
    [/પાર્ટનર જગ્યા|અમારા પાર્ટનર/, 'અમારી સાથે જોડાયેલી જગ્યા'],
    [/સામેવાળ/, 'પાર્ટનર, બીજા'],
    [/કપલ છોડ/, 'કપલમાંથી નીકળો'],
    [/વારંવાર આવત/, 'નિયમિત ખર્ચ'],
    [/સાસર|પરિવાર/, 'પાર્ટનરનું ફેમિલી, ફેમિલી'],
    [/સબ્સ્ક્રિપ્શન/, 'નોટિફિકેશન', /screens\/notif|^notifications/],
    [/નેટવર્ક/, 'નેટ'],
    [/કેન્સલ|કેલેન્ડર|બેલેન્સ|પેનલ|ડેશબોર્ડ|ઍ/, 'ૅ inside a word, એ at its beginning'],
  ],
  hi: [
    [/(?:डेट|याद) (?:को याद )?(?:बना|बन )|(?:डेट|याद|नोट) नहीं बन/, 'डेट प्लान करें, याद जोड़ें, नोट सेव करें'],
    [/में जुड़(?:ें|ना)/, 'से जुड़ें'],
    [/कपल (?:छोड़|नहीं छोड़)/, 'कपल से निकलें'],
    [/मुमकिन|(?:उनके|उन्हीं के|दोनों के|आपके ही) हाथ में|दोनों से बदले|चाहें\?/, 'कर सकते हैं, चाहेंगे'],
    [/के यहाँ से हट/, 'दोनों के लिए हट'],
    [/खाने भर/, 'जानकारी भरें'],
    [/आपको लिखेंगे/, 'ईमेल करेंगे'],
    [/साथ ले जाने|साथ ले जाना|हमें जानती|चार हाथ|राग बाँट|एक ही तस्वीर/, 'what a speaker says of it'],
    [/पार्टनर जगह|हमारे पार्टनर/, 'हमसे जुड़ी जगह'],
    [/एक खाता/, 'एक हिसाब'],
    [/बार-बार क[ाे] (?:खर्च|यह)/, 'नियमित खर्च'],
    [/ससुराल/, 'पार्टनर की फ़ैमिली'],
    [/सब्सक्रिप्शन/, 'नोटिफ़िकेशन', /screens\/notif|^notifications/],
    [/डिलीट किए[”’"]|हाल में डिलीट किए/, 'हाल में डिलीट हुआ'],
    [/अभी वाल/, 'मौजूदा'],
    [/भुगतान|सूचना|विज्ञापन/, 'पेमेंट, नोटिफ़िकेशन, ऐड'],
  ],
};

test.each(LANGUAGES)('uses no wording in %s that the glossary rules out', async (language) => {
  const files = globSync('**/*.ts', {
    cwd: join(import.meta.dirname, language),
    exclude: ['admin/**', '*.test.ts'],
  });
  const found: string[] = [];
  for (const file of files) {
    const rules = banned[language].filter(([, , area]) => area?.test(file) ?? true);
    const texts = listTexts(await import(`./${language}/${file}`));
    for (const [wording, instead] of rules)
      for (const text of texts) if (wording.test(text)) found.push(`${file}: ${text}: write ${instead}`);
  }
  expect(found).toEqual([]);
});

/** Returns the texts of a catalogue; of a function, its source. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
