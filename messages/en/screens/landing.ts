export const landingText = {
  title: (product: string) => `${product}: for two people in one rhythm`,
  description:
    'Plan dates, keep memories, share money and small surprises. The app for couples, starting with 100 couples in Gujarat. Free during the pilot.',
  eyebrow: (city: string) => `Now opening in ${city}`,
  eyebrowRegion: 'Gujarat',
  headline: ['Two voices,', 'one raga.'],
  lead: (product: string) =>
    `${product} keeps the life you share in one calm place: the next date, the last photograph, the money, and the small nudge in between.`,

  startNow: 'Start now, free',

  cityLabel: 'Your city',
  cityPlaceholder: 'Choose your city',
  pilotGroup: 'Gujarat, in the pilot now',
  expansionGroup: 'Coming after the pilot',
  selectCityFirst: 'Select City First',
  joinPilot: 'Join Gujarat Pilot Now',
  joinExpansion: 'Join Expansion Waitlist',
  waitlist: 'See the waitlist',
  freeNote: 'Free premium during the pilot. We will write to you within 48 hours.',

  claimsLabel: 'What the pilot offers',
  claims: [
    { figure: '100', text: 'couples in Gujarat begin the pilot' },
    { figure: '4.8', text: 'average rating, from 14 ratings' },
    { figure: '₹2,000 to 6,000', text: 'your first premium experience, sponsored by us' },
    { figure: 'Up to 30%', text: 'off at partner places, for members' },
  ],

  voicesTitle: 'One calls, the other answers',
  voicesText:
    'In a jugalbandi two players share one raga. Nobody leads for long. A home works much the same.',
  datesTitle: 'An evening begins with a question',
  datesText:
    'Suggest a date with place and time. The answer arrives where you are: accept, maybe, or another day.',
  memoriesTitle: 'Photographs first, words if you like',
  memoriesText:
    'Every outing becomes a page of your year. Private to the two of you, and yours to take along.',
  moneyTitle: 'Money without the awkward talk',
  moneyText: 'Record what you spend, save towards the same thing, and see both sides of it in one picture.',
  notesTitle: 'The small things, kept',
  notesText: 'How they take their chai, whose birthday is next, and a gentle nudge on a long day.',

  example: 'An example of the app',
  exampleDays: 'days together',
  exampleDaysCount: '1,204',
  exampleNames: ['Meera', 'Arjun'],
  exampleCouple: 'Meera & Arjun',
  exampleDate: 'Garba night, then chai',
  exampleDateTime: 'Saturday, 19:00 · Sabarmati Riverfront',
  exampleAsks: 'Arjun asks',
  exampleAccept: 'Accept',
  exampleMaybe: 'Maybe',
  exampleDecline: 'Decline',
  exampleAccepted: 'Meera said yes',
  exampleMemory: 'First rain at Gir',
  exampleMemoryDate: '14 July',
  exampleNudge: 'Leaving now. Save me the corner seat?',
  exampleGoal: 'Dream Vacation: Rann of Kutch',
  exampleSaved: '₹36,000',
  exampleTarget: 'of ₹50,000',
  exampleSpent: 'This month',
  exampleSpentAmount: '₹8,450',
  exampleFood: 'Food & Dining',
  exampleTravel: 'Travel',
  exampleGifts: 'Gifts',
  exampleNote: 'Masala chai, less sugar',
  exampleNoteKind: 'Preferences',
  exampleBirthday: 'Ba’s birthday',
  exampleBirthdayWhen: 'In 6 days',

  experiencesTitle: 'Evenings you can join',
  experiencesText: 'Small gatherings for couples, arranged with places we know.',
  book: 'Book Now',

  priceTitle: 'About one cutting chai a week',
  priceText: (product: string) =>
    `Matrimonial sites ask for ₹3000 and more a year, for finding someone. ${product} is for those who have. The couples whom we choose from the waitlist for the pilot have Premium free.`,
  priceNow: 'Free in the pilot',

  citiesAction: 'Choose your city',
  citiesTitle: 'Where it begins',
  citiesText: 'Twelve cities of Gujarat first. Then, one by one, the rest of the country.',
  footerLine: 'A jugalbandi is a duet of two equals. Made in Gujarat, for two.',
} as const;
