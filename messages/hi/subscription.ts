import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import { isSingular } from '../singular.ts';
import type { subscriptionText as english } from '../en/subscription.ts';

export const subscriptionText: Catalogue<typeof english> = {
  limitReached: {
    date_events: (limit) =>
      `फ़्री प्लान में महीने की ${limit} डेट ${isSingular('hi', limit) ? 'मिलती है' : 'मिलती हैं'}, और इस महीने की हो गईं। जितनी चाहें उतनी डेट के लिए प्रीमियम लें।`,
    memories: (limit) =>
      `फ़्री प्लान में महीने की ${limit} ${isSingular('hi', limit) ? 'याद मिलती है' : 'यादें मिलती हैं'}, और इस महीने की हो गईं। जितनी चाहें उतनी यादों के लिए प्रीमियम लें।`,
  },
  nothingToCancel: 'कैंसल करने के लिए कोई सब्सक्रिप्शन नहीं है',

  startedTitle: 'प्रीमियम अब आपका है',
  startedMessage: (until) => `${until} तक प्रीमियम आपका है।`,
  startedForBoth: (until, partner) => `${until} तक प्रीमियम आपका और ${partner} का है।`,
  coveredTitle: 'प्रीमियम अब आपका भी है',
  coveredMessage: (firstName, until) => `${firstName} का प्रीमियम ${until} तक आप दोनों के लिए है।`,
  endedTitle: 'आपका प्रीमियम पूरा हो गया',
  endedMessage: `${brand.name} में आपका सब कुछ वैसा ही रहेगा। जब मन हो, फिर से लें।`,
};
