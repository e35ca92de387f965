export const waitlistText = {
  partner1Required: 'Please enter your name.',
  partner2Required: 'Please enter your partner’s name.',
  phoneRequired: 'Please enter a phone number.',
  phoneInvalid: 'Please provide a valid phone number',
  cityRequired: 'Please choose your city.',
  pilotLinkInvalid:
    'This link does not work any more: two people have used it, or its time is over. Email us, and we will look into it.',
  pilotUsed: 'You have already had the pilot’s Premium.',
  stageInvalid: 'Please choose a stage from the list.',
  sourceInvalid: 'Please choose from the list how you heard of us.',
  stages: {
    dating: 'Dating',
    engaged: 'Engaged',
    married: 'Married',
    'long-term': 'Long-term relationship',
  },
  sources: {
    'social-media': 'Social media',
    'friend-referral': 'A friend told us',
    'search-engine': 'A search engine',
    advertisement: 'An advertisement',
    'blog-article': 'A blog or an article',
    other: 'Something else',
  },
} as const;
