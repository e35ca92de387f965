export const aboutText = {
  title: (product: string) => `About ${product}: an app for the life two people share`,
  description: (product: string) =>
    `${product} is for couples in India: dates, memories, money and small surprises in one private place. It begins with 100 couples in Gujarat.`,
  eyebrow: 'About',
  headline: ['For those who', 'have found each other'],
  lead: (product: string) =>
    `There are many apps for finding someone. ${product} is for the years after that: for two people who share a calendar, a kitchen, a savings goal and a great many photos.`,
  pictureLight: 'The start screen of the app in its light theme',
  pictureDark: 'The same screen in the dark theme',

  nameTitle: 'Why this name',
  nameText: [
    'A jugalbandi is a duet of two soloists. Neither accompanies the other: one plays a phrase, the other answers it, and the raga belongs to both.',
    'That is how the app is built. Both of you see the same dates, the same memories and the same money. When one plans, the other is asked. What is yours alone stays yours alone.',
  ],

  whatTitle: 'What it is for',
  what: [
    {
      title: 'Time',
      text: 'Suggest a date with place and time; the other accepts, says maybe, or declines. Both phones can have it in their calendars.',
    },
    {
      title: 'Memory',
      text: 'Photos and a few words, by year. Once in a while the app shows what happened on this day.',
    },
    {
      title: 'Money',
      text: 'What you spend together, what you save for, and where it went, without anybody keeping score.',
    },
    {
      title: 'Attention',
      text: 'How they take their chai, whose birthday is next week, a nudge on a long afternoon.',
    },
  ],
  picture: 'The memories of a couple: three cards of what happened on this day in other years',

  holdTitle: 'What we believe in',
  hold: [
    {
      title: 'Two equals',
      text: 'There is no main account. What is shared belongs to both of you. If one of you leaves, it stays with the other.',
    },
    {
      title: 'Private by default',
      text: 'Notes are yours until you share them. Photos are shown to the two of you only, at addresses nobody can guess.',
    },
    {
      title: 'Nothing sold, nobody watching',
      text: 'No advertising, no trackers, no scripts of other companies on any page. We live on memberships, and from places that want couples to find them.',
    },
    {
      title: 'Yours to download',
      text: 'Your records can be downloaded as files, and your account deleted, both from the profile.',
    },
  ],

  whereTitle: 'Where we are',
  whereText:
    'We begin small. The pilot is for 100 couples in twelve cities of Gujarat; everybody who joins hears from us within 48 hours. Six more cities of the state come next, then Mumbai, Delhi, Bangalore and the others, one by one, where most couples wait.',

  costTitle: 'What it costs, and why',
  costText: (priceLine: string) =>
    `The couples whom we choose for the pilot have Premium free. For everybody else: ${priceLine}, and you can cancel at any time. Matrimonial sites ask for ₹3000 and more a year; an app that you open every day should not cost more than the one that introduced you.`,
  costFree:
    'Free stays free: dates and memories with a monthly limit, notes, important dates and finances without one.',
  costSponsored:
    'During the pilot your first premium experience is on us: an evening worth ₹2,000 to 6,000, arranged with places we know.',
  benefits: 'See the benefits',

  joinTitle: 'Begin together',
  joinText: 'Couples rate us 4.8, from 14 ratings. The fifteenth could be yours.',
  join: 'Save a place for two',
  contact: 'Write to us',
} as const;
