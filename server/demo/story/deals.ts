import type { Side } from './shapes.ts';

export interface DemoDeal {
  businessName: string;
  title: string;
  offerType?: 'fixed_price' | 'percentage_off' | 'amount_off' | 'buy_one_get_one' | 'combo_deal';
  offerText?: string;
  description: string;
  category: 'restaurant' | 'cafe' | 'entertainment' | 'activity' | 'shopping' | 'travel' | 'other';
  originalPrice?: string;
  promoCode?: string;
  location: string;
  terms?: string;
  /** First and last day of the deal, in days from today. */
  fromDay: number;
  toDay: number;
  maxRedemptions?: number;
  partnershipFee: string;
  contactInfo: string;
  isPremiumOnly?: boolean;
  isFeatured?: boolean;
  isActive?: boolean;
  /** Redemptions: the member, and the number of days ago. */
  takenBy?: readonly { side: Side; daysAgo: number }[];
}

/** Deals of the pilot's first partners. The businesses are fictional. */
export const deals: readonly DemoDeal[] = [
  {
    businessName: 'Sabarmati Chai & Co.',
    title: 'Two kullads, one khari',
    offerType: 'combo_deal',
    offerText: '2 chais and a khari biscuit for ₹99',
    description: 'On the lower promenade, until the last light is out.',
    category: 'cafe',
    originalPrice: '₹140',
    location: 'Riverfront, Ahmedabad',
    terms: 'Once a table. Not on kite days.',
    fromDay: -60,
    toDay: 45,
    partnershipFee: '₹3,000 per month',
    contactInfo: 'Ketan, 98 2500 0000',
    isFeatured: true,
    takenBy: [
      { side: 'riya', daysAgo: 34 },
      { side: 'arjun', daysAgo: 12 },
    ],
  },
  {
    businessName: 'Pol House Thali',
    title: '20% off the evening thali',
    offerType: 'percentage_off',
    offerText: '20% off on bills above ₹800',
    description: 'Fourteen small bowls on the roof of a house from 1870.',
    category: 'restaurant',
    promoCode: 'POLTHALI',
    location: 'Khadia, Ahmedabad',
    terms: 'Monday to Thursday. One table of two.',
    fromDay: -90,
    toDay: 5,
    maxRedemptions: 60,
    partnershipFee: '₹5,000 per month',
    contactInfo: 'polhouse@example.com',
    isFeatured: true,
    takenBy: [{ side: 'riya', daysAgo: 20 }],
  },
  {
    businessName: 'Surat Locho Bar',
    title: 'Buy one locho, get one',
    offerType: 'buy_one_get_one',
    description: 'With extra sev, as it should be.',
    category: 'restaurant',
    location: 'Athwalines, Surat',
    fromDay: -30,
    toDay: 30,
    partnershipFee: 'Free',
    contactInfo: '98 7900 0000',
  },
  {
    businessName: 'Natak Ghar',
    title: 'Two seats, the price of one',
    offerType: 'buy_one_get_one',
    offerText: 'Buy one ticket, get one on Fridays',
    description: 'Gujarati theatre on a small stage, with tea in the interval.',
    category: 'entertainment',
    location: 'Navrangpura, Ahmedabad',
    fromDay: -20,
    toDay: 62,
    maxRedemptions: 40,
    partnershipFee: '₹2,500 per month',
    contactInfo: 'box@natakghar.example',
    isPremiumOnly: true,
    isFeatured: true,
  },
  {
    businessName: 'Mitti Studio',
    title: 'An hour at the wheel for two',
    offerType: 'fixed_price',
    offerText: '₹699 for two, clay and firing included',
    description: 'You will not make a pot. You will laugh a lot.',
    category: 'activity',
    originalPrice: '₹1,100',
    location: 'Alkapuri, Vadodara',
    terms: 'Please book a day before.',
    fromDay: -15,
    toDay: 75,
    partnershipFee: '₹1,500 per month',
    contactInfo: 'Pallavi, 94 2600 0000',
    takenBy: [{ side: 'arjun', daysAgo: 9 }],
  },
  {
    businessName: 'Bandhej Lane',
    title: '₹300 off a pair of dupattas',
    offerType: 'amount_off',
    offerText: '₹300 off from ₹1,500',
    description: 'Tied by hand in Jamnagar, each dot a knot.',
    category: 'shopping',
    promoCode: 'JUGALKNOT',
    location: 'Chandi Bazaar, Jamnagar',
    fromDay: -40,
    toDay: 120,
    partnershipFee: 'Free',
    contactInfo: '99 0900 0000',
  },
  {
    businessName: 'Rann Roads',
    title: 'White desert at full moon',
    offerType: 'percentage_off',
    offerText: '15% off two nights for two',
    description: 'A tent with a window to the east, breakfast, and a camel with a temper.',
    category: 'travel',
    originalPrice: '₹12,400',
    location: 'Dhordo, Kutch',
    terms: 'Around the full moons of the season.',
    fromDay: -10,
    toDay: 95,
    maxRedemptions: 12,
    partnershipFee: '₹7,500 per month',
    contactInfo: 'rann@example.com',
    isPremiumOnly: true,
  },
  {
    businessName: 'Kankaria Boats',
    title: 'Pedal boat at dusk',
    offerType: 'fixed_price',
    offerText: '₹120 for half an hour',
    description: 'Being checked with the partner before it goes live.',
    category: 'entertainment',
    location: 'Kankaria, Ahmedabad',
    fromDay: 0,
    toDay: 60,
    partnershipFee: 'Fee to be agreed',
    contactInfo: 'front office',
    isActive: false,
  },
];
