import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Language, LANGUAGES } from '#domain/kernel/languages.ts';

/** Wordings that `GLOSSARY.md` rules out, with what to write instead; some only in the files of one area. */
const banned: Readonly<Record<Language, readonly (readonly [wording: RegExp, instead: string, files?: RegExp])[]>> = {
  en: [
    [/\bmails?\b/i, 'email'],
    [/photograph/i, 'photo'],
    [/goes for good|look twice|acts? of (?:an )?admins?|nothing waits|nobody waits/i, 'a plain sentence'],
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
    [/કેન્સલ|કેલેન્ડર|બેલેન્સ|પેનલ|ડેશબોર્ડ|ચેટ(?!ી)|કાફે|ફીડબેક|ઍ/, 'ૅ inside a word, એ at its beginning'],
    [/કૉઇન|કૉમેન્ટ/, 'કોઇન, કમેન્ટ'],
    [/(?<![\p{L}\p{M}])(?<!ગમે )તે(?:ના|ની|નો|નું|નાં|ને|નાથી|માં)?(?![\p{L}\p{M}])/u, 'એ'],
    [/[A-Za-z0-9)}] (?:થી|માં|ની|નો|નું|નાં|ને)(?![\p{L}\p{M}])/u, 'a postposition joined to its word'],
    [/તમારા સાથી/, 'પાર્ટનર'],
    [/આગલી ડેટ/, 'હવે પછીની ડેટ'],
    [/યાદી(?![\p{L}\p{M}])/u, 'લિસ્ટ'],
    [/સરનામ/, 'લિંક, એડ્રેસ'],
    [/લેણદેણ|વહેંચણી/, 'હિસાબ, ખર્ચ વહેંચવો'],
    [/ચૂકવણીની નોંધ|હિસાબની ચૂકવણી/, 'ચૂકવણી'],
    [/વાંચેલ(?:ા|ાં|ો|ું) કરો|વંચાયેલ/, 'વાંચેલાં માર્ક કરો'],
    [/ફરી ફરી/, 'રિપીટ થાય છે'],
    [/ભૂલી ગયા\?/, 'યાદ નથી?'],
    [/(?:એપ|પાસકી) નીકળી ગ/, 'કાઢી નાખી'],
    [/અમર્યાદિત|મર્યાદા/, 'અનલિમિટેડ, લિમિટ'],
    [/% (?:સુધી )?(?:ઓછા|છૂટ)/, 'ડિસ્કાઉન્ટ'],
    [/માગે|સમયગાળો|પ્રતિભાવ|યજમાન|ચલણ|તથા |સ્પોન્સર કર|પાયલટ/, 'માંગે, and the words that people use'],
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
    [/[क-ग]\u093C|[\u0958-\u095A]/, 'nukta on ज़ and फ़ alone'],
    [/(?:आपके|अपने) साथी/, 'पार्टनर'],
    [/ठुकरा/, 'नामंज़ूर'],
    [/सूची/, 'लिस्ट'],
    [/लेन-देन|चुकता की|बँटवार/, 'हिसाब, लेनदेन, बाँटना'],
    [/पढ़ा हुआ करें/, 'पढ़ा हुआ मार्क करें'],
    [/बार-बार आत/, 'रिपीट होती है'],
    [/सीमा तक|असफल|मुद्रा|कुंजी|मेज़बान|प्रायोजित|मुफ़्त/, 'the words that people use'],
    [/सार्वजनिक/, 'पब्लिक'],
    [/सहेज/, 'सेव करें, सँजोएँ'],
    [/देखिए|कीजिए|लीजिए/, 'देखें, करें, लें'],
    [/प्रतिक्रिया/, 'कमेंट, रिएक्शन'],
    [/लिख जाए/, 'जुड़ जाएगा'],
    [/छिप|कौन-स/, 'छुपाएँ, कौन सा'],
    [/कोई इंसान/, 'हमारी टीम से कोई'],
    [/(?:की|यह|से) key/, 'सीक्रेट कोड'],
  ],
};

const scripts = { gu: /\p{Script=Gujarati}/u, hi: /\p{Script=Devanagari}/u };

test.each(LANGUAGES)('uses no wording in %s that the glossary rules out', async (language) => {
  const files = globSync('**/*.ts', { cwd: join(import.meta.dirname, language), exclude: ['*.test.ts'] });
  const found: string[] = [];
  for (const file of files) found.push(...findBanned(language, file, listTexts(await import(`./${language}/${file}`))));
  expect(found).toEqual([]);
});

test.each(['gu', 'hi'] as const)('uses no such wording in the %s texts of the demo', (language) => {
  const root = join(import.meta.dirname, '../demo');
  const found = globSync('**/*.ts', { cwd: root }).flatMap((file) => {
    const literals = readFileSync(join(root, file), 'utf8').matchAll(/'((?:\\.|[^'\\\n])*)'/g);
    const texts = [...literals].map(([, text]) => text ?? '').filter((text) => scripts[language].test(text));
    return findBanned(language, file, texts);
  });
  expect(found).toEqual([]);
});

function findBanned(language: Language, file: string, texts: readonly string[]): string[] {
  const rules = banned[language].filter(([, , area]) => area?.test(file) ?? true);
  return rules.flatMap(([wording, instead]) =>
    texts.filter((text) => wording.test(text)).map((text) => `${file}: ${text}: write ${instead}`),
  );
}

/** Returns the texts of a catalogue; of a function, its source. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
