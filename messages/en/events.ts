export const eventsText = {
  title: (product: string) => `Events and experiences for couples in Gujarat · ${product}`,
  description: (product: string) =>
    `Dinners by the river, block printing for two, nights on the Rann: small gatherings for couples, arranged by ${product}. Your first one is sponsored.`,
  eyebrow: 'Events',
  headline: ['Evenings worth', 'dressing up for'],
  lead: 'A dinner by the river, block printing for two, a night on the white desert. Small gatherings for couples, with places we know.',

  availableTitle: 'Available Now',
  availableText: 'You can book these today.',
  noneAvailable: 'Nothing can be booked at the moment. The next ones are being arranged.',
  soonTitle: 'Coming Soon',
  soonText: 'Arranged, but not open yet.',
  emptyTitle: 'The next evenings are being arranged',
  emptyText: 'We are starting small. Tell us that you are interested, and you will hear first.',
  getNotified: 'Get Notified',
  book: 'Book Now',
  notifyMe: 'Notify Me',
  soldOut: 'Sold Out',
  notYet: 'Not open for booking yet',
  opensElsewhere: 'opens in a new tab',
  anyDay: 'Any day',
  included: 'Included',
  placesLeft: (places: number) => (places === 1 ? '1 place left for a couple' : `${places} places left for couples`),
  full: 'All places are taken',

  howTitle: 'How an evening works',
  how: [
    {
      title: 'Small on purpose',
      text: 'A handful of couples at a time, so that the two of you are company enough.',
    },
    {
      title: 'The first is sponsored',
      text: 'Your first premium experience is worth ₹2,000 to 6,000, and we pay for it during the pilot.',
    },
    {
      title: 'Saved afterwards',
      text: 'It is in your calendar before, and among your memories after, with a photo if you like.',
    },
  ],

  pitchTitle: 'Members pay less, and are asked first',
  pitchText: (priceLine: string) =>
    `With Premium you pay up to 30% less at partner places. ${priceLine}, and free for the couples of the pilot.`,
  createAccount: 'Create your account',
  signIn: 'Sign In',
} as const;
