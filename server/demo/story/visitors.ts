import type { ContactInput } from '#contract/contact.ts';
import type { WaitlistInput } from '#contract/waitlist.ts';

type WaitingCouple = WaitlistInput & { hoursAgo: number; movedTo: 'contacted' | 'approved' | null };

const names: readonly (readonly [string, string])[] = [
  ['Hetal', 'Jay'],
  ['Krupali', 'Dhruv'],
  ['Ami', 'Parth'],
  ['Falguni', 'Chirag'],
  ['Zarna', 'Kunal'],
  ['Bhoomika', 'Yash'],
  ['Rutvi', 'Harsh'],
  ['Nidhi', 'Tejas'],
  ['Ushma', 'Nirav'],
  ['Vaishali', 'Ronak'],
  ['Charmi', 'Darshan'],
  ['Aneri', 'Smit'],
  ['Jinal', 'Maulik'],
  ['Prachi', 'Kartik'],
  ['Foram', 'Bhavin'],
  ['Sejal', 'Hardik'],
];
const cities = [
  'Ahmedabad',
  'Surat',
  'Ahmedabad',
  'Vadodara',
  'Rajkot',
  'Mumbai',
  'Ahmedabad',
  'Gandhinagar',
  'Surat',
  'Bhavnagar',
  'Pune',
  'Anand',
  'Mehsana',
  'Vadodara',
  'Bangalore',
  'Jamnagar',
] as const;
const stages = ['dating', 'engaged', 'married', 'married', 'long-term'] as const;
const sources = ['friend-referral', 'social-media', 'search-engine', 'blog-article', 'other'] as const;
const interests = [
  'Garba, and the tea after it',
  'Old films and new cafés',
  'Drives to Diu',
  null,
  null,
] as const;

/** 48 couples over two months. The oldest are approved, the next are contacted, and the newest are waiting. */
export const waitingCouples: readonly WaitingCouple[] = Array.from({ length: 48 }, (_, place) => {
  const [first, second] = pick(names, place * 5);
  const hoursAgo = 24 * 60 - place * 30;
  return {
    partner1Name: first,
    partner2Name: second,
    email: `${first}.${second}.${place + 1}@example.com`.toLowerCase(),
    phone: `98${String(25_000_000 + place * 131_071).padStart(8, '0')}`,
    city: pick(cities, place),
    relationshipStage: pick(stages, place * 3),
    interests: pick(interests, place),
    referralSource: pick(sources, place * 2),
    hoursAgo,
    movedTo: place < 18 ? 'approved' : place < 34 ? 'contacted' : null,
  };
});

type Message = ContactInput & { hoursAgo: number; isAnswered: boolean };

export const messages: readonly Message[] = [
  {
    name: 'Manan Trivedi',
    email: 'manan@example.com',
    subject: 'Our café on the Riverfront',
    category: 'partnership',
    message: 'We have twelve tables for two and would like to be among your partner places. Whom do I call?',
    city: 'Ahmedabad',
    phone: '98250 41120',
    hoursAgo: 140,
    isAnswered: true,
  },
  {
    name: 'Shruti Nair',
    email: 'shruti@example.com',
    subject: 'When do you open in Kochi?',
    category: 'general',
    message: 'We are on the list and curious.',
    city: 'Kochi',
    hoursAgo: 52,
    isAnswered: true,
  },
  {
    name: 'Devang Patel',
    email: 'devang@example.com',
    subject: 'Both of us pay?',
    category: 'support',
    message: 'Does my wife need Premium of her own to answer a nudge?',
    city: 'Surat',
    hoursAgo: 19,
    isAnswered: false,
  },
  {
    name: 'Ritika Sen',
    email: 'ritika@example.com',
    subject: 'A story about couples and money',
    category: 'media',
    message: 'I write about how young couples share money, and would like to speak with you this week.',
    hoursAgo: 3,
    isAnswered: false,
  },
];

function pick<T>(list: readonly [T, ...T[]] | readonly T[], place: number): T {
  const item = list[place % list.length];
  if (item === undefined) throw new Error('an empty list has nothing to pick');
  return item;
}
