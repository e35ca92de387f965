import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inReadersLanguage, runInLanguage } from './reader-language.ts';

const text = inReadersLanguage({
  en: { hello: 'Hello', days: (count: number) => `${count} days`, nested: { yes: 'Yes' } },
  gu: { hello: 'કેમ છો', days: (count) => `${count} દિવસ`, nested: { yes: 'હા' } },
  hi: { hello: 'नमस्ते', days: (count) => `${count} दिन`, nested: { yes: 'हाँ' } },
});

test('words a text in its reader’s language, also after an await and concurrently with another reader', async () => {
  const read = async (milliseconds: number) => {
    await setTimeout(milliseconds);
    return [text.hello, text.days(2), text.nested.yes];
  };
  const [inGujarati, inHindi] = await Promise.all([
    runInLanguage('gu', () => read(5)),
    runInLanguage('hi', () => read(1)),
  ]);
  expect(inGujarati).toEqual(['કેમ છો', '2 દિવસ', 'હા']);
  expect(inHindi).toEqual(['नमस्ते', '2 दिन', 'हाँ']);
});

test('returns all texts of a catalogue in the reader’s language', () => {
  expect(runInLanguage('hi', () => Object.values(text.nested))).toEqual(['हाँ']);
  expect(runInLanguage('gu', () => Object.entries(text)[0])).toEqual(['hello', 'કેમ છો']);
});

test('throws for a text without a reader instead of using English', () => {
  expect(() => text.hello).toThrow('read for nobody');
});
