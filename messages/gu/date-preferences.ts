import type { Catalogue } from '#messages/catalogue.ts';
import type { datePreferencesText as english } from '../en/date-preferences.ts';

export const datePreferencesText: Catalogue<typeof english> = {
  dateTypes: {
    'romantic-dinner': 'રોમેન્ટિક ડિનર',
    adventure: 'એડવેન્ચર',
    cultural: 'કલ્ચરલ',
    entertainment: 'એન્ટરટેઇનમેન્ટ',
    shopping: 'શૉપિંગ',
    surprise: 'સરપ્રાઇઝ',
  },
  times: {
    morning: 'સવારે (9થી 12)',
    afternoon: 'બપોરે (12થી 5)',
    evening: 'સાંજે (5થી 9)',
    flexible: 'ગમે ત્યારે ચાલે',
  },
  budgets: {
    '500-1000': '₹500–₹1,000',
    '1000-1500': '₹1,000–₹1,500',
    '1500-2500': '₹1,500–₹2,500',
    flexible: 'કંઈ નક્કી નથી',
  },
};
