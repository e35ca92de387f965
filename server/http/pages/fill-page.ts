import type { Language } from '#domain/kernel/languages.ts';
import { factTokens, type Prices, type SiteFacts } from '#domain/site/facts.ts';
import { legalText } from '#messages/legal.ts';
import { pricesText } from '#messages/prices.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';
import type { DrawParts } from './page-parts.ts';

const { publicUrl, supportEmail, grievanceOfficer, experiences, availableExperiences, ...priceTokens } = factTokens;

/** Returns the facts that a page shows and that may change while the server runs. */
export function neededFacts(html: string) {
  return {
    prices: Object.values(priceTokens).some((token) => html.includes(token)),
    experiences: html.includes(experiences) || html.includes(availableExperiences),
  };
}

/** Replaces the fact tokens in a prerendered page of `language`. */
export function fillPage(
  html: string,
  facts: SiteFacts,
  { language, draw: drawParts }: { language: Language; draw: DrawParts },
): string {
  const list = facts.experiences ?? [];
  const values: [string, string][] = [
    [publicUrl, escapeHtml(facts.publicUrl)],
    [supportEmail, escapeHtml(facts.supportEmail)],
    [grievanceOfficer, escapeHtml(facts.grievanceOfficer ?? officeIn(language))],
    ...(facts.prices ? priceValues(facts.prices, drawParts, language) : []),
    [experiences, drawParts.experiences(list)],
    [availableExperiences, drawParts.availableExperiences(list)],
  ];
  // A function, because `$` in a replacement string would be a pattern.
  return values.reduce((page, [token, value]) => page.replaceAll(token, () => value), html);
}

function officeIn(language: Language): string {
  return runInLanguage(language, () => legalText.grievanceOfficer);
}

function priceValues(prices: Prices, { priceTag }: DrawParts, language: Language): [string, string][] {
  return [
    [priceTokens.priceLine, runInLanguage(language, () => pricesText.line(prices))],
    [priceTokens.priceTag, priceTag(prices)],
    [priceTokens.yearly, String(prices.yearly)],
    [priceTokens.monthly, String(prices.monthly)],
    [priceTokens.freeDates, String(prices.freeDates)],
    [priceTokens.freeMemories, String(prices.freeMemories)],
  ];
}
