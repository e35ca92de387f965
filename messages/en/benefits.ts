type Amount = string | number;

export const benefitsText = {
  title: (product: string) => `Benefits of ${product} Premium: one yearly plan for two`,
  description: (priceLine: string) =>
    `Unlimited dates and memories, nudges, partner insights and up to 30% off at partner places. ${priceLine}, free for the couples of the Gujarat pilot.`,
  eyebrow: 'Benefits',
  headline: ['One plan,', 'nothing hidden'],
  lead: 'Planning, remembering, saving and surprising each other without a monthly limit. One price, once a year.',

  planName: 'Premium',
  planNow: 'Free in the pilot',
  planText:
    'Couples whom we choose from the waitlist for the pilot have it free. Everybody else pays once a year by UPI. It ends unless you renew it, and never in the middle of a year you paid for.',
  upgrade: 'Get Premium',
  signIn: 'Sign In',
  waitlist: 'Join the free pilot',

  listTitle: 'What you get with Premium',
  list: [
    { title: 'Unlimited date planning', text: 'As many evenings as the month has.' },
    { title: 'Unlimited memories', text: 'Every outing becomes a page, with its photos.' },
    {
      title: 'Premium date offers',
      text: 'Tables and tickets that only members are offered, up to 30% off.',
    },
    { title: 'Partner nudges and notifications', text: 'A few words that arrive where the other is.' },
    {
      title: 'Personal planning help',
      text: 'Tell us place, budget and mood; we plan the evening with you.',
    },
    { title: 'Gift concierge', text: 'Ideas in good time for the day you must not forget.' },
    { title: 'Financial tracking', text: 'Expenses, goals and months side by side, for both.' },
    { title: 'Partner insights', text: 'What your partner loves, collected from what you noted.' },
    { title: 'Gujarat partnerships', text: 'Cafés, studios and places across Gujarat that work with us.' },
  ],

  tours: [
    {
      picture: 'dates',
      title: 'An evening begins with a question',
      text: 'Place, time, and whether it is a surprise. The answer arrives at once, on the phone that asked.',
      alt: 'Date planning in the app: a dinner that was accepted, and a surprise that asks for an answer',
    },
    {
      picture: 'finances',
      title: 'Money, seen by both',
      text: 'One place for two: what was spent and on what, and how far it is to the thing you save for.',
      alt: 'Finances in the app: total expenses, total savings and this month beside the last',
    },
    {
      picture: 'notes',
      title: 'Small things, remembered',
      text: 'Half a spoon of sugar, films not yet seen, the shop with the right bangles. Private, or for both.',
      alt: 'Partner notes in the app: how he takes his chai, films she has not seen',
    },
  ],
  memoriesTitle: 'Photos first',
  memoriesText: 'By year and on this day. Private to the two of you, and yours to download.',
  memoriesAlt: 'Memories in the app, with what happened on this day in other years',

  compareTitle: 'Free and Premium',
  feature: 'What',
  free: 'Free',
  premium: 'Premium',
  unlimited: 'Unlimited',
  perMonth: (count: Amount) => `${count} a month`,
  perWeek: (count: number) => (count === 1 ? 'Once a week each' : `${count} times a week each`),
  included: 'Included',
  notIncluded: 'Not included',
  rows: {
    dates: 'Dates',
    memories: 'Memories',
    finances: 'Expenses and savings goals',
    notes: 'Notes and important dates',
    nudges: 'Nudges to your partner',
    deals: 'Deals at partner places',
    premiumDeals: 'Members-only deals',
    planning: 'Planning help and gift concierge',
  },

  questionsTitle: 'Before you ask',
  questions: [
    {
      question: 'Why does it cost so little?',
      answer:
        'Matrimonial sites ask for ₹3000 and more a year for the time until you meet. We would rather have you stay for years than charge you a lot once.',
    },
    {
      question: 'Does each of us pay?',
      answer: 'No. One of you pays, and while you are a couple Premium is for both of you.',
    },
    {
      question: 'Can we stop?',
      answer:
        'At any time, from the subscription screen. Premium stays until the year you paid for is over, then everything you kept is still there.',
    },
    {
      question: 'What is the sponsored experience?',
      answer: 'During the pilot your first premium experience, an evening worth ₹2,000 to 6,000, is paid by us.',
    },
  ],
} as const;
