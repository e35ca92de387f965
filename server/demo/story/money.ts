import type { ExpenseCategory, GoalCategory } from '#contract/constants/finances.ts';
import type { SplitInput } from '#contract/splitting.ts';
import type { Side } from './shapes.ts';

/** A monthly expense: its day, the paying partner and the approximate amount in rupees. */
export interface MonthlyExpense {
  title: string;
  category: ExpenseCategory;
  side: Side;
  day: number;
  rupees: number;
  /** Interval in months, for an expense of every second or third month. */
  everyMonths?: number;
  /** True if the amount is the same in every month. */
  isFixed?: boolean;
  /** Default: halves. */
  split?: SplitInput;
}

/** Recurring expenses from now on. The latest bill of the variable one has a pending amount. */
export const recurring = {
  rent: {
    title: 'Rent, Navrangpura',
    category: 'other',
    amount: '18000.00',
    split: { kind: 'percent', payer: 60 },
    isVariable: false,
  },
  electricity: { title: 'Electricity', category: 'other', amount: '1640.00', isVariable: true },
} as const;

export const upiIds = { riya: 'riya.shah@okaxis', arjun: 'arjun.mehta@okicici' } as const;

export const monthlyExpenses: readonly MonthlyExpense[] = [
  {
    title: recurring.rent.title,
    category: 'other',
    side: 'arjun',
    day: 1,
    rupees: 18_000,
    split: recurring.rent.split,
    isFixed: true,
  },
  { title: recurring.electricity.title, category: 'other', side: 'riya', day: 5, rupees: 1640 },
  { title: 'Vegetables at Jamalpur market', category: 'groceries', side: 'arjun', day: 2, rupees: 640 },
  { title: 'Milk and curd for the month', category: 'groceries', side: 'riya', day: 3, rupees: 1180.5 },
  { title: 'Fafda and jalebi, Sunday', category: 'food', side: 'arjun', day: 4, rupees: 240 },
  { title: 'Thali with Ba and Dada', category: 'food', side: 'riya', day: 7, rupees: 1450, everyMonths: 2 },
  { title: 'Two seats, last row', category: 'entertainment', side: 'arjun', day: 8, rupees: 520 },
  { title: 'Dinner by the river', category: 'dates', side: 'riya', day: 10, rupees: 1380 },
  { title: 'Scooter, petrol', category: 'travel', side: 'riya', day: 11, rupees: 700 },
  {
    title: 'Train to Surat and back',
    category: 'travel',
    side: 'arjun',
    day: 14,
    rupees: 930,
    everyMonths: 3,
  },
  { title: 'A book each', category: 'gifts', side: 'riya', day: 15, rupees: 798, everyMonths: 2 },
  { title: 'Chai, many of them', category: 'food', side: 'arjun', day: 17, rupees: 365 },
  {
    title: 'Khadi for the new curtains',
    category: 'shopping',
    side: 'riya',
    day: 18,
    rupees: 2240,
    everyMonths: 3,
  },
  { title: 'Groceries', category: 'groceries', side: 'arjun', day: 20, rupees: 1915.75 },
  { title: 'Late night at Manek Chowk', category: 'dates', side: 'riya', day: 23, rupees: 480 },
  { title: 'Phone and internet', category: 'other', side: 'arjun', day: 25, rupees: 1178 },
  { title: 'Flowers, for no reason', category: 'gifts', side: 'arjun', day: 27, rupees: 210, everyMonths: 2 },
];

export interface DemoGoal {
  title: string;
  category: GoalCategory;
  side: Side;
  targetAmount: string;
  /** Months until the target date. */
  monthsLeft?: number;
  /** Months since the couple began to save. Default 4. */
  begunMonthsAgo?: number;
  /** Monthly deposits, oldest first. The two partners alternate. */
  deposits: readonly string[];
  /** Amount withdrawn later. */
  withdrawn?: string;
}

export const goals: readonly DemoGoal[] = [
  {
    title: 'A week in Spiti',
    category: 'vacation',
    side: 'riya',
    targetAmount: '60000.00',
    monthsLeft: 7,
    deposits: ['8000.00', '7500.00', '12000.00', '9250.50'],
  },
  {
    title: 'Diwali at home in Bhuj',
    category: 'visit',
    side: 'arjun',
    targetAmount: '15000.00',
    deposits: ['5000.00', '6500.00', '3500.00'],
  },
  {
    title: 'Our own kitchen',
    category: 'future',
    side: 'riya',
    targetAmount: '250000.00',
    deposits: ['20000.00', '15000.00', '18500.00'],
    withdrawn: '2500.00',
  },
  {
    title: 'A houseboat in Alleppey',
    category: 'vacation',
    side: 'arjun',
    targetAmount: '48000.00',
    begunMonthsAgo: 23,
    deposits: [
      '3000.00',
      '3500.00',
      '4000.00',
      '3000.00',
      '4500.00',
      '3500.00',
      '5000.00',
      '4000.00',
      '4500.00',
      '3000.00',
      '5000.00',
    ],
  },
];
