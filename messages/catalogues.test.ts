import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readParameters, sampleArguments } from '#tests/support/catalogue-samples.ts';

const files = globSync('**/*.ts', { cwd: join(import.meta.dirname, 'en') })
  .filter((file) => !file.startsWith('admin/'))
  .toSorted();

test.each(files)('%s has every English text in Gujarati and Hindi', async (file) => {
  const english = await sayAll(file, 'en');
  expect(english.size).toBeGreaterThan(0);
  for (const language of ['gu', 'hi'] as const) {
    const said = await sayAll(file, language);
    expect([...said.keys()], 'the same texts').toEqual([...english.keys()]);
    const faults = [...said].flatMap(([key, words]) =>
      faultsOf(words, english.get(key) ?? '', language).map((fault) => `${key}: ${fault}: ${words}`),
    );
    expect(faults).toEqual([]);
  }
});

const foreign = {
  gu: { pattern: /[।\u0901-\u0939\u0958-\u0963]/, means: 'Devanagari' },
  hi: {
    pattern: /[\u0A80-\u0AFF]|[\u0900-\u097F]\.(?:\s|$)/,
    means: 'Gujarati letters, or a full stop for a danda',
  },
};
const names = /Xenia|Yusra|Zoravar|Quentin|Wamika|Vyomesh/g;

function faultsOf(words: string, english: string, language: 'gu' | 'hi'): string[] {
  return [
    english.trim() !== '' && words.trim() === '' && 'empty',
    /undefined|NaN|\[object/.test(words) && 'a value that is none',
    /[૦-૯०-९]/.test(words) && 'digits that are not Latin',
    words.includes('—') && 'a dash that nobody types',
    words.includes('"') && 'a straight quotation mark',
    /[.।]$/.test(words) && !/[.?!…]$/.test(english) && 'a full stop that the English text has not',
    english.endsWith('.') && !/[.।?!…]$/.test(words) && 'no full stop',
    foreign[language].pattern.test(words) && foreign[language].means,
    ...(english.match(names) ?? []).map((name) => !words.includes(name) && `without ${name}`),
  ].filter((fault) => fault !== false);
}

/** Returns every text of a catalogue by its path. A function yields one text for each list of sample arguments. */
async function sayAll(file: string, language: string): Promise<Map<string, string>> {
  const source = readFileSync(join(import.meta.dirname, 'en', file), 'utf8');
  const parameters = readParameters(source);
  const constants = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? '');
  const catalogues: Record<string, unknown> = await import(`./${language}/${file}`);
  const said = new Map<string, string>();
  for (const name of constants) say(catalogues[name], name);
  return said;

  function say(text: unknown, path: string): void {
    if (typeof text === 'string') said.set(path, text);
    else if (typeof text === 'function') {
      const known = parameters(path);
      // A group of faults from a file of its own, which is read there.
      if (!known && path.startsWith('faultsText.fields.')) return;
      if (!known) throw new Error(`${file}: the parameters of ${path} were not found in its source`);
      for (const own of known)
        for (const args of sampleArguments(own))
          say(Reflect.apply(text, null, args), `${path}(${JSON.stringify(args)})`);
    } else if (typeof text === 'object' && text !== null)
      for (const [key, each] of Object.entries(text)) say(each, `${path}.${key}`);
    else if (typeof text !== 'number' && typeof text !== 'boolean') throw new Error(`${path} is no text`);
  }
}
