import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/statement.ts';

export const statementScreensText: Catalogue<typeof english.statementScreensText> = {
  lead: 'दोनों ने क्या खर्च किया, महीने दर महीने और साल दर साल।',
  loading: 'स्टेटमेंट लोड हो रहा है…',
  failedTitle: 'स्टेटमेंट लोड नहीं हुआ',
  emptyTitle: 'यहाँ कोई खर्च नहीं',
  emptyText: 'दोनों जो खर्च करें, वह यहाँ महीने दर महीने और साल दर साल दिखेगा।',
  periods: 'किस हिसाब से',
  by: { month: 'हर महीना', year: 'हर साल' },
  parts: 'कैसे देखें',
  of: { category: 'कैटेगरी', payer: 'किसने दिए' },
  range: 'समय',
  latest: 'पिछले 12 महीने',
  total: 'कुल',
  transactions: (count) => `${count} खर्च`,
  chart: { category: 'कैटेगरी के हिसाब से', payer: 'किसने कितने दिए' },
  table: {
    month: { category: 'हर महीना, कैटेगरी के हिसाब से', payer: 'हर महीना, किसने कितने दिए' },
    year: { category: 'हर साल, कैटेगरी के हिसाब से', payer: 'हर साल, किसने कितने दिए' },
  },
  period: { month: 'महीना', year: 'साल' },
  seeYear: (year) => `${year} के महीने देखें`,
  share: 'प्रतिशत',
  largest: 'सबसे बड़ी पाँच',
  you: 'आप',
  former: 'पुराने पार्टनर',
  noPart: 'कुछ नहीं',
};
