import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, LOCALES } from '#domain/kernel/languages.ts';
import type { Catalogue } from './catalogue.ts';

const reader = new AsyncLocalStorage<Language>();

/** Runs `work` and everything it awaits for a reader of `language`. */
export function runInLanguage<Result>(language: Language, work: () => Result): Result {
  return reader.run(language, work);
}

/** Returns the language of the current reader, or `undefined` without one. */
export function findReadersLanguage(): Language | undefined {
  return reader.getStore();
}

/**
 * Returns the language of the current reader. Throws without one, because an English default would go unnoticed here.
 */
export function readersLanguage(): Language {
  const language = findReadersLanguage();
  if (!language) throw new Error('A text was read for nobody: runInLanguage says whose language it is in');
  return language;
}

/** Returns the `Intl` locale for the reader's numbers and days. */
export function readersLocale(): string {
  return LOCALES[readersLanguage()];
}

/** Returns a catalogue whose texts are in the language of the current reader at each access. */
export function inReadersLanguage<English extends object>(texts: {
  en: English & Catalogue<English>;
  gu: Catalogue<English>;
  hi: Catalogue<English>;
}): Catalogue<English> {
  return new Proxy<Catalogue<English> & object>(texts.en, {
    get: (_english, key) => Reflect.get(texts[readersLanguage()], key),
    ownKeys: () => Reflect.ownKeys(texts[readersLanguage()]),
    getOwnPropertyDescriptor: (_english, key) => Reflect.getOwnPropertyDescriptor(texts[readersLanguage()], key),
  });
}
