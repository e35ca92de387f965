import type { Fields } from '#client/data/outbox/pending-mutation.ts';
import { FROM_BOTH, SPLIT_KINDS } from '#domain/expenses/facts.ts';
import { IMPORTANT_DATE_CATEGORIES } from '#domain/important-dates/facts.ts';
import { LIST_KINDS } from '#domain/lists/facts.ts';
import { NOTE_CATEGORIES } from '#domain/notes/facts.ts';

/** Values that members type into forms, picked by a number. */

export const WORDS = ['Chai', 'ચા અને નાસ્તો', 'Café à Paris', 'Rent', 'दूध', 'Kites', 'petrol 95'];
export const AMOUNTS = ['1', '99.99', '0.01', '1234.5', '33.33', '250'];
export const CATEGORIES = ['food', 'travel', 'dates', 'other'];
const TAGS = [['Travel'], ['TRAVEL', 'food'], [], ['ચા']];

export interface Two {
  memberId: string;
  partnerId: string;
}

export function pick<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** Returns the calendar date in India so many days from today. */
export function day(offset: number): string {
  return Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: offset }).toString();
}

export function typedNote(typed: number): Fields {
  return {
    title: pick(WORDS, typed),
    content: `${pick(WORDS, typed + 1)} `,
    category: pick(NOTE_CATEGORIES, typed),
    tags: pick(TAGS, typed),
  };
}

export function typedImportantDate(typed: number): Fields {
  return {
    title: pick(WORDS, typed),
    category: pick(IMPORTANT_DATE_CATEGORIES, typed),
    date: pick([day(28), day(-11960), day(36)], typed),
  };
}

export function typedDate(typed: number): Fields {
  return {
    title: pick(WORDS, typed),
    scheduledDate: pick([day(44), day(95), day(35)], typed),
    scheduledTime: pick(['19:00', '09:30'], typed),
    location: pick(['', 'Sabarmati', 'Café'], typed),
  };
}

export function typedMemory(typed: number): Fields {
  return {
    title: pick(WORDS, typed),
    memoryDate: pick([day(-25), day(-681), day(-24)], typed),
    description: pick(['', 'Sweet ', 'travel'], typed),
    tags: pick(TAGS, typed),
  };
}

export function typedExpense(typed: number, { memberId, partnerId }: Two): Fields {
  const kind = pick(SPLIT_KINDS, typed);
  return {
    title: pick(WORDS, typed),
    amount: pick(AMOUNTS, typed),
    category: pick(CATEGORIES, typed),
    description: pick(['', 'petrol'], typed),
    spentOn: pick([day(-6), day(-26), day(-103), day(-935)], typed),
    paidBy: pick([memberId, partnerId, FROM_BOTH], typed),
    ...(typed % 3 > 0 && {
      split: {
        kind,
        ...(kind === 'percent' && { payer: '33.33' }),
        ...(kind === 'amounts' && { payer: '0.01' }),
      },
    }),
  };
}

export function typedGoal(typed: number): Fields {
  return {
    title: pick(WORDS, typed),
    targetAmount: pick(AMOUNTS, typed),
    category: pick(['visit', 'vacation', 'future'], typed),
    targetDate: pick([null, day(187)], typed),
    description: pick(['', 'Soon'], typed),
  };
}

export function typedList(typed: number): Fields {
  return { title: pick(WORDS, typed), kind: pick(LIST_KINDS, typed) };
}

export function typedItem(typed: number, { memberId, partnerId }: Two): Fields {
  return {
    text: pick(WORDS, typed),
    assigneeId: pick([null, memberId, partnerId], typed),
    dueOn: pick([null, day(3), day(-40)], typed),
    repeat: pick([null, { every: 'month', interval: 1 }, { every: 'day', interval: 3 }], typed + 1),
    inTurn: typed % 2 === 0,
  };
}
