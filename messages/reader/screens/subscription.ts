// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { subscriptionScreensText as enSubscriptionScreensText, subscribeScreenText as enSubscribeScreenText } from '../../en/screens/subscription.ts';
import { subscriptionScreensText as guSubscriptionScreensText, subscribeScreenText as guSubscribeScreenText } from '../../gu/screens/subscription.ts';
import { subscriptionScreensText as hiSubscriptionScreensText, subscribeScreenText as hiSubscribeScreenText } from '../../hi/screens/subscription.ts';

export const subscriptionScreensText = inReadersLanguage({ en: enSubscriptionScreensText, gu: guSubscriptionScreensText, hi: hiSubscriptionScreensText });
export const subscribeScreenText = inReadersLanguage({ en: enSubscribeScreenText, gu: guSubscribeScreenText, hi: hiSubscribeScreenText });
