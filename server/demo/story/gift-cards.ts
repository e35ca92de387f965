import type { GiftCardCategory } from '#contract/constants/gift-cards.ts';
import type { Side } from './shapes.ts';

export interface DemoGiftCard {
  title: string;
  category: GiftCardCategory;
  /** Rupees. */
  denomination: number;
  pointsCost: number;
  description: string;
  terms?: string;
  validityDays?: number;
  stockQuantity: number;
  isActive?: boolean;
}

/** Gift cards of the pilot, at 25 points a rupee. The brands are fictional. */
export const giftCards: readonly DemoGiftCard[] = [
  {
    title: 'Rajwadi Kulfi',
    category: 'food',
    denomination: 40,
    pointsCost: 1000,
    description: 'Kesar pista on a stick, two spoons, any evening after nine.',
    validityDays: 120,
    stockQuantity: 80,
  },
  {
    title: 'Kulhad Café',
    category: 'food',
    denomination: 50,
    pointsCost: 1250,
    description: 'Two masala chais and time to talk, in any of their cafés.',
    terms: 'One card per table. Not at the airport.',
    validityDays: 180,
    stockQuantity: 64,
  },
  {
    title: 'Navrang Cinemas',
    category: 'entertainment',
    denomination: 100,
    pointsCost: 2500,
    description: 'Off any two seats next to each other, popcorn included.',
    terms: 'Show the code at the counter. Not on the first weekend of a film.',
    stockQuantity: 40,
  },
  {
    title: 'Mogra & Mehndi',
    category: 'grooming',
    denomination: 100,
    pointsCost: 2500,
    description: 'A head massage, a trim, or henna before the wedding season.',
    terms: 'By appointment.',
    stockQuantity: 0,
  },
  {
    title: 'Akhada Fitness',
    category: 'fitness',
    denomination: 150,
    pointsCost: 3750,
    description: 'A morning of yoga for two, mats included.',
    validityDays: 90,
    stockQuantity: 25,
  },
  {
    title: 'Manek Chowk Bazaar',
    category: 'shopping',
    denomination: 250,
    pointsCost: 6250,
    description: 'From steel tiffins to silver anklets, online and in the old city.',
    terms: 'Online and in the shop. The rest of the sum stays on the card.',
    stockQuantity: 100,
  },
  {
    title: 'Patola House',
    category: 'fashion',
    denomination: 500,
    pointsCost: 12_500,
    description: 'Towards something woven: a dupatta, a pocket square, a saree one day.',
    stockQuantity: 30,
  },
  {
    title: 'Vijli Electronics',
    category: 'electronics',
    denomination: 750,
    pointsCost: 18_750,
    description: 'Headphones with two jacks, fairy lights, a lamp for the balcony.',
    terms: 'One card for each bill.',
    stockQuantity: 12,
  },
  {
    title: 'Kutch Rail & Road',
    category: 'travel',
    denomination: 1000,
    pointsCost: 25_000,
    description: 'Two seats to the white desert, by night train or by bus.',
    terms: 'Book 14 days ahead in the season.',
    validityDays: 730,
    stockQuantity: 8,
  },
  {
    title: 'Uttarayan Kites',
    category: 'shopping',
    denomination: 100,
    pointsCost: 2500,
    description: 'Kites, firkis and a thermos, from December on.',
    stockQuantity: 50,
    isActive: false,
  },
];

interface DemoOrder {
  side: Side;
  title: string;
  daysAgo: number;
  /** The code mailed the next morning. Absent while the order is in preparation. */
  code?: string;
}

/** The couple's orders, oldest first. */
export const giftCardOrders: readonly DemoOrder[] = [
  { side: 'arjun', title: 'Kulhad Café', daysAgo: 26, code: 'KULHAD-7Q4M-92XC' },
  { side: 'riya', title: 'Rajwadi Kulfi', daysAgo: 12, code: 'KULFI-48KD-11PR' },
  { side: 'riya', title: 'Kulhad Café', daysAgo: 1 },
];
