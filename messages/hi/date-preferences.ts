import type { Catalogue } from '#messages/catalogue.ts';
import type { datePreferencesText as english } from '../en/date-preferences.ts';

export const datePreferencesText: Catalogue<typeof english> = {
  dateTypes: {
    'romantic-dinner': 'रोमांटिक डिनर',
    adventure: 'एडवेंचर',
    cultural: 'कल्चरल',
    entertainment: 'एंटरटेनमेंट',
    shopping: 'शॉपिंग',
    surprise: 'सरप्राइज़',
  },
  times: {
    morning: 'सुबह (9–12)',
    afternoon: 'दोपहर (12–5)',
    evening: 'शाम (5–9)',
    flexible: 'कभी भी',
  },
  budgets: {
    '500-1000': '₹500–₹1,000',
    '1000-1500': '₹1,000–₹1,500',
    '1500-2500': '₹1,500–₹2,500',
    flexible: 'कुछ तय नहीं',
  },
};
