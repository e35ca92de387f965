import type { Catalogue } from '#messages/catalogue.ts';
import * as englishDeals from '#messages/en/deals.ts';
import * as englishExperiences from '#messages/en/experiences.ts';
import * as englishCards from '#messages/en/gift-cards.ts';
import * as gujaratiDeals from '#messages/gu/deals.ts';
import * as gujaratiExperiences from '#messages/gu/experiences.ts';
import * as gujaratiCards from '#messages/gu/gift-cards.ts';
import * as hindiDeals from '#messages/hi/deals.ts';
import * as hindiExperiences from '#messages/hi/experiences.ts';
import * as hindiCards from '#messages/hi/gift-cards.ts';

/** Returns the words around the texts of a deal, as its members' screen has them. */
function dealWordsOf(text: Catalogue<typeof englishDeals.dealScreensText>) {
  const { offerTypes, customOffer, premiumOnly, instead, until, terms } = text;
  return { offerTypes, customOffer, premiumOnly, instead, until, terms };
}

/** Returns the words around the texts of a gift card, as its members' screen has them. */
function cardWordsOf(
  { points, validity }: Catalogue<typeof englishCards.giftCardScreensText>,
  categories: Catalogue<typeof englishCards.giftCardCategories>,
) {
  return { points, validity, categories };
}

/** The words of members around what admins write, in each language of a preview. */
export const previewText = {
  deal: {
    en: dealWordsOf(englishDeals.dealScreensText),
    gu: dealWordsOf(gujaratiDeals.dealScreensText),
    hi: dealWordsOf(hindiDeals.dealScreensText),
  },
  giftCard: {
    en: cardWordsOf(englishCards.giftCardScreensText, englishCards.giftCardCategories),
    gu: cardWordsOf(gujaratiCards.giftCardScreensText, gujaratiCards.giftCardCategories),
    hi: cardWordsOf(hindiCards.giftCardScreensText, hindiCards.giftCardCategories),
  },
  experience: {
    en: englishExperiences.experienceScreensText,
    gu: gujaratiExperiences.experienceScreensText,
    hi: hindiExperiences.experienceScreensText,
  },
  /** The age of a notification that has just come. */
  now: { en: 'now', gu: 'હમણાં', hi: 'अभी' },
} as const;
