import { factTokens, SITE_FACTS_ID, type Prices, type SiteFacts } from '#contract/site-facts.ts';

/** Draws the experiences as the events page does in the browser; made by the build from the same components. */
export type DrawExperiences = (experiences: NonNullable<SiteFacts['experiences']>) => string;

const { publicUrl, supportEmail, experiences, ...priceTokens } = factTokens;

/** Which of the facts that change while the server runs a page shows. */
export function neededFacts(html: string) {
  return {
    prices: Object.values(priceTokens).some((token) => html.includes(token)),
    experiences: html.includes(experiences),
  };
}

/** Puts the facts into a prerendered page: where their tokens stand, and as JSON for the page's own scripts. */
export function fillPage(html: string, facts: SiteFacts, drawExperiences: DrawExperiences): string {
  const { prices } = facts;
  const values: [string, string][] = [
    [publicUrl, escapeHtml(facts.publicUrl)],
    [supportEmail, escapeHtml(facts.supportEmail)],
    ...(prices ? priceValues(prices) : []),
    [experiences, facts.experiences ? drawExperiences(facts.experiences) : ''],
  ];
  // A function, because a `$` of the text would be read as a pattern otherwise.
  const filled = values.reduce((page, [token, value]) => page.replaceAll(token, () => value), html);
  return filled.replace('</head>', () => `${factsScript(facts)}</head>`);
}

function priceValues(prices: Prices): [string, string][] {
  return [
    [priceTokens.yearly, String(prices.yearly)],
    [priceTokens.monthly, String(prices.monthly)],
    [priceTokens.freeDates, String(prices.freeDates)],
    [priceTokens.freeMemories, String(prices.freeMemories)],
  ];
}

function factsScript(facts: SiteFacts): string {
  // No `<` of a text may end the script.
  const json = JSON.stringify(facts).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${SITE_FACTS_ID}">${json}</script>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
