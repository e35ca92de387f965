import type { Side } from './shapes.ts';

export interface DemoNote {
  side: Side;
  daysAgo: number;
  title: string;
  content: string;
  category: 'preferences' | 'gifts' | 'food' | 'places' | 'entertainment' | 'special';
  tags: string[];
  isPrivate: boolean;
}

/** The partners' notes about each other. Some are shared with the other partner. */
export const notes: readonly DemoNote[] = [
  {
    side: 'riya',
    daysAgo: 3,
    title: 'How he takes his chai',
    content: 'Half a spoon of sugar, a lot of ginger, and never before he has seen the newspaper.',
    category: 'food',
    tags: ['chai', 'mornings'],
    isPrivate: false,
  },
  {
    side: 'riya',
    daysAgo: 12,
    title: 'For his birthday',
    content:
      'The brass measuring set in the shop behind Rani no Hajiro. He looked at it twice and said nothing.',
    category: 'gifts',
    tags: ['birthday', 'brass', 'Manek Chowk', 'secret'],
    isPrivate: true,
  },
  {
    side: 'arjun',
    daysAgo: 6,
    title: 'Films she has not seen',
    content: 'Bhavni Bhavai. Pather Panchali. Anything with a train in it.',
    category: 'entertainment',
    tags: ['films', 'rainy days'],
    isPrivate: false,
  },
  {
    side: 'arjun',
    daysAgo: 20,
    title: 'The bookshop in Mumbai',
    content: 'She wants to go back to the one with the cat. Saturday trains are full; book two weeks before.',
    category: 'places',
    tags: ['Mumbai', 'books'],
    isPrivate: true,
  },
  {
    side: 'riya',
    daysAgo: 40,
    title: 'When he is quiet',
    content: 'It is the work, not us. A walk helps more than a question.',
    category: 'preferences',
    tags: [],
    isPrivate: true,
  },
  {
    side: 'arjun',
    daysAgo: 33,
    title: 'What she said on the terrace',
    content: '"Let us never become people who do not dance at weddings."',
    category: 'special',
    tags: ['keep', 'always'],
    isPrivate: false,
  },
];

export interface DemoImportantDate {
  side: Side;
  title: string;
  description?: string;
  category: 'birthday' | 'anniversary' | 'holiday' | 'memorial' | 'family' | 'other';
  /** Days from today to the next occurrence, so that some are always near. */
  inDays: number;
  /** Years since the first occurrence. */
  yearsAgo: number;
  isRecurring: boolean;
  reminderDays: number;
  isShared: boolean;
}

export const importantDates: readonly DemoImportantDate[] = [
  {
    side: 'riya',
    title: 'Ba’s birthday',
    description: 'She says no presents. She means marigolds.',
    category: 'birthday',
    inDays: 5,
    yearsAgo: 71,
    isRecurring: true,
    reminderDays: 3,
    isShared: true,
  },
  {
    side: 'arjun',
    title: 'The day we met',
    description: 'The queue for sev usal.',
    category: 'anniversary',
    inDays: 19,
    yearsAgo: 4,
    isRecurring: true,
    reminderDays: 7,
    isShared: true,
  },
  {
    side: 'arjun',
    title: 'Rent agreement ends',
    category: 'other',
    inDays: 44,
    yearsAgo: 0,
    isRecurring: false,
    reminderDays: 14,
    isShared: true,
  },
  {
    side: 'riya',
    title: 'Mami and Mama, silver wedding',
    category: 'family',
    inDays: 82,
    yearsAgo: 24,
    isRecurring: true,
    reminderDays: 14,
    isShared: true,
  },
  {
    side: 'arjun',
    title: 'Dada, in memory',
    category: 'memorial',
    inDays: 150,
    yearsAgo: 6,
    isRecurring: true,
    reminderDays: 1,
    isShared: false,
  },
  {
    side: 'riya',
    title: 'Cousin’s engagement',
    category: 'family',
    inDays: -12,
    yearsAgo: 0,
    isRecurring: false,
    reminderDays: 7,
    isShared: true,
  },
];
