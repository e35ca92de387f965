import { factTokens, type Prices, type SiteFacts } from '#contract/site-facts.ts';
import { pricesText } from '#messages/en/prices.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';
import type { DrawParts } from './page-parts.ts';

const { publicUrl, supportEmail, grievanceOfficer, experiences, availableExperiences, ...priceTokens } =
  factTokens;

/** Which of the facts that change while the server runs a page shows. */
export function neededFacts(html: string) {
  return {
    prices: Object.values(priceTokens).some((token) => html.includes(token)),
    experiences: html.includes(experiences) || html.includes(availableExperiences),
  };
}

/** Puts the facts into a page that the build has written, where their tokens stand. */
export function fillPage(html: string, facts: SiteFacts, drawParts: DrawParts): string {
  const list = facts.experiences ?? [];
  const values: [string, string][] = [
    [publicUrl, escapeHtml(facts.publicUrl)],
    [supportEmail, escapeHtml(facts.supportEmail)],
    [grievanceOfficer, escapeHtml(facts.grievanceOfficer)],
    ...(facts.prices ? priceValues(facts.prices, drawParts) : []),
    [experiences, drawParts.experiences(list)],
    [availableExperiences, drawParts.availableExperiences(list)],
  ];
  // A function, because a `$` of the text would be read as a pattern otherwise.
  return values.reduce((page, [token, value]) => page.replaceAll(token, () => value), html);
}

function priceValues(prices: Prices, { priceTag }: DrawParts): [string, string][] {
  return [
    [priceTokens.priceLine, pricesText.line(prices)],
    [priceTokens.priceTag, priceTag(prices)],
    [priceTokens.yearly, String(prices.yearly)],
    [priceTokens.monthly, String(prices.monthly)],
    [priceTokens.freeDates, String(prices.freeDates)],
    [priceTokens.freeMemories, String(prices.freeMemories)],
  ];
}
