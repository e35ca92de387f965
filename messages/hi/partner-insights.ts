import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/partner-insights.ts';

export const partnerInsightsText: Catalogue<typeof english.partnerInsightsText> = {
  title: 'पार्टनर इनसाइट्स',
  lead: 'आप दोनों के पिछले बारह महीने, एक नज़र में।',
  loading: 'आपका साल खुल रहा है…',
  failedTitle: 'इनसाइट्स लोड नहीं हुईं',
  failedText: 'कुछ खोया नहीं है। फिर कोशिश करें।',

  emptyTitle: 'आपका साल यहाँ से शुरू',
  emptyText: 'एक डेट, एक याद या एक खर्च होते ही आपकी आदतें यहाँ दिखने लगेंगी।',
  emptyAction: 'डेट प्लान करें',
  noDatesTitle: 'आपकी डेट यहाँ दिखेंगी',
  noDatesText: 'पहली डेट के बाद पता चलेगा कि आप कितनी बार मिलते हैं, क्या पसंद है और प्लान कौन बनाता है।',

  meeting: 'कितनी मुलाकातें',
  meetingText: (dates, months, rate) =>
    dates === 1
      ? `${inMonths(months)} एक डेट।`
      : months === 1
        ? `${inMonths(months)} ${dates} डेट।`
        : `${inMonths(months)} ${dates} डेट, महीने में ${rate}।`,
  month: 'महीना',
  dates: 'डेट',
  enjoying: 'क्या पसंद है',
  enjoyingText: 'आपकी डेट किस तरह की रहीं।',
  kind: 'किस तरह की',
  planning: 'प्लान कौन बनाता है',
  planningText: 'डेट किसके आइडिया से हुईं।',
  planner: 'किसका प्लान',
  spending: 'क्या खर्च होता है',
  spendingText: (total, months) => `${inMonths(months)} ${total}।`,
  category: 'कैटेगरी',
  amount: 'रकम',
  seasons: 'आपके मौसम',
  seasonsText: 'डेट और यादें, किस मौसम में हुईं।',
  season: 'मौसम',
  moments: 'पल',
  seasonNames: {
    winter: 'सर्दी (दिसंबर से फ़रवरी)',
    summer: 'गर्मी (मार्च से मई)',
    monsoon: 'बारिश (जून से सितंबर)',
    autumn: 'बारिश के बाद (अक्टूबर, नवंबर)',
  },

  gateTitle: 'साथ का अपना साल देखें',
  gateText: 'आप कितनी बार मिलते हैं, क्या पसंद है, प्लान कौन बनाता है, क्या खर्च होता है: प्रीमियम में दोनों की आदतें दिखती हैं।',
  upgrade: 'प्रीमियम लें',
};

function inMonths(months: number): string {
  return months === 12 ? 'बारह महीनों में' : months === 1 ? 'एक महीने में' : `${months} महीनों में`;
}
