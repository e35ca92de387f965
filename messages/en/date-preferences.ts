export const datePreferencesText = {
  dateTypes: {
    'romantic-dinner': 'Romantic Dinner',
    adventure: 'Adventure',
    cultural: 'Cultural',
    entertainment: 'Entertainment',
    shopping: 'Shopping',
    surprise: 'Surprise',
  },
  times: {
    morning: 'Morning (9 AM–12 PM)',
    afternoon: 'Afternoon (12–5 PM)',
    evening: 'Evening (5–9 PM)',
    flexible: 'Flexible',
  },
  budgets: {
    '500-1000': '₹500–₹1,000',
    '1000-1500': '₹1,000–₹1,500',
    '1500-2500': '₹1,500–₹2,500',
    flexible: 'Flexible',
  },
} as const;
