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

export const waitlistScreensText = {
  title: (product: string) => `Join the waitlist · ${product}`,
  description: (product: string) =>
    `Save a place for the two of you. ${product} begins with 100 couples in Gujarat, free premium included; other cities follow one by one.`,
  pilot: {
    eyebrow: 'Gujarat pilot',
    headline: 'Save a place for two',
    lead: 'The pilot begins with 100 couples in Gujarat. Tell us who you are, and we will email you within 48 hours.',
    submit: 'Join the Pilot',
    other: 'Not in Gujarat?',
    otherLink: 'Join the expansion waitlist',
  },
  expansion: {
    eyebrow: 'Expansion waitlist',
    headline: 'Be first in your city',
    lead: 'After Gujarat we open one city after the other, where most couples wait. Your entry counts.',
    submit: 'Join the Waitlist',
    other: 'In Gujarat?',
    otherLink: 'Join the pilot',
  },

  partner1: 'Your name',
  partner2: 'Your partner’s name',
  email: 'Email',
  phone: 'Phone',
  city: 'City',
  cityPlaceholder: 'Choose your city',
  pilotGroup: 'In the pilot now',
  furtherGroup: 'Next in Gujarat',
  stage: 'Your relationship',
  stagePlaceholder: 'Choose, if you like',
  interests: 'What do you like to do together?',
  interestsExample: 'Garba, old films, long drives to Diu …',
  source: 'How did you hear of us?',
  sourcePlaceholder: 'Choose, if you like',
  website: 'Leave this empty',
  consent: 'We keep what you enter to invite you, and delete it when you ask us to.',
  consentLink: 'Privacy notice',
  withoutScripts: (email: string) =>
    `This form needs JavaScript. Without it, email ${email} and we will add you.`,
  failed: 'Something went wrong',
  failedText: 'Please try again or contact us directly.',

  promisesTitle: 'What you get in the pilot',
  promises: [
    { figure: 'Free', text: 'premium for both of you as long as the pilot runs' },
    { figure: '48 hours', text: 'until we email you what comes next' },
    { figure: '₹2,000 to 6,000', text: 'is what your first premium experience is worth, sponsored by us' },
    { figure: 'Up to 30%', text: 'off at partner places, for members' },
  ],
  picture: 'The start screen of the app: days together, the next dates and the latest memories',

  doneTitle: 'You are on the list',
  doneText: (first: string, second: string, city: string) =>
    `${first} and ${second}, your place for ${city} is saved.`,
  doneMail: (email: string) => `A confirmation is on its way to ${email}.`,
  nextTitle: 'What comes next',
  nextPilot: [
    'Within 48 hours we will email you.',
    'You both get in, with premium free during the pilot.',
    'You choose your first experience, and we sponsor it.',
  ],
  nextExpansion: [
    'We count how many couples wait in your city.',
    'When your city is next, you will hear it first.',
    'You both get in together.',
  ],
  backHome: 'Back to Home',
} as const;
