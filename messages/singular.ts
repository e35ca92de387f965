import type { Language } from './languages.ts';

const rules = new Map<Language, Intl.PluralRules>();

/** Whether a noun that is counted stands in its singular: in Gujarati and Hindi of none as well. */
export function isSingular(language: Language, count: number): boolean {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(count) === 'one';
}
