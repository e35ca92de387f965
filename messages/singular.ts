import type { Language } from '#domain/kernel/languages.ts';

const rules = new Map<Language, Intl.PluralRules>();

/** True if a counted noun is in its singular. In Gujarati and Hindi that includes zero. */
export function isSingular(language: Language, count: number): boolean {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(count) === 'one';
}
