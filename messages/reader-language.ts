import { AsyncLocalStorage } from 'node:async_hooks';
import type { Catalogue } from './catalogue.ts';
import { type Language, LOCALES } from './languages.ts';

const reader = new AsyncLocalStorage<Language>();

/** Runs `work`, and all that it waits for, for somebody who reads `language`. */
export function runInLanguage<Result>(language: Language, work: () => Result): Result {
  return reader.run(language, work);
}

/** The language of whoever reads what is worded now, if it is for somebody. */
export function findReadersLanguage(): Language | undefined {
  return reader.getStore();
}

/** The language of whoever reads what is worded now. There must be somebody: English in their place would be noticed by nobody here. */
export function readersLanguage(): Language {
  const language = findReadersLanguage();
  if (!language) throw new Error('A text was read for nobody: runInLanguage says whose language it is in');
  return language;
}

/** How `Intl` writes numbers and days for them. */
export function readersLocale(): string {
  return LOCALES[readersLanguage()];
}

/** A catalogue that answers, whenever a text of it is read, in the language of whoever reads it. */
export function inReadersLanguage<English extends object>(texts: {
  en: English & Catalogue<English>;
  gu: Catalogue<English>;
  hi: Catalogue<English>;
}): Catalogue<English> {
  return new Proxy<Catalogue<English> & object>(texts.en, {
    get: (_english, key) => Reflect.get(texts[readersLanguage()], key),
    ownKeys: () => Reflect.ownKeys(texts[readersLanguage()]),
    getOwnPropertyDescriptor: (_english, key) =>
      Reflect.getOwnPropertyDescriptor(texts[readersLanguage()], key),
  });
}
