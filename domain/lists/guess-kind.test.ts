import { expect, test } from 'vitest';
import { guessKind } from './guess-kind.ts';

test.each([
  ['Sunday groceries', 'shopping'],
  ['GROCERY', 'shopping'],
  ['To buy', 'shopping'],
  ['kirana', 'shopping'],
  ['Kariyanu November', 'shopping'],
  ['sabji', 'shopping'],
  ['D-Mart', 'shopping'],
  ['House shopping', 'shopping'],
  ['Birthday shopping', 'shopping'],
  ['કરિયાણું', 'shopping'],
  ['દિવાળીની ખરીદી', 'shopping'],
  ['किराने का सामान', 'shopping'],
  ['राशन', 'shopping'],
  ['सब्ज़ी', 'shopping'],
  ['House', 'chores'],
  ['Chores', 'chores'],
  ['Diwali cleaning', 'chores'],
  ['To-do', 'chores'],
  ['ghar kaam', 'chores'],
  ['safai', 'chores'],
  ['ઘરકામ', 'chores'],
  ['ઘરનું કામ', 'chores'],
  ['घर की सफ़ाई', 'chores'],
  ['Goa', 'packing'],
  ['Packing for Diu', 'packing'],
  ['Trip packing', 'packing'],
  ['mount abu trip', 'packing'],
  ['પેકિંગ', 'packing'],
  ['પ્રવાસનો સામાન', 'packing'],
  ['गोवा ट्रिप', 'packing'],
  ['Wishlist', 'wishes'],
  ['Wish list', 'wishes'],
  ['Gifts for Ba', 'wishes'],
  ['Movies to watch', 'wishes'],
  ['Bucket list', 'wishes'],
  ['ગિફ્ટ', 'wishes'],
  ['मम्मी के लिए तोहफ़े', 'wishes'],
] as const)('guesses the kind of %s', (title, kind) => {
  expect(guessKind(title)).toBe(kind);
});

test.each(['', 'List', 'Riya', 'ખાસ', '2027', 'Homework'])('guesses none for: %s', (title) => {
  expect(guessKind(title)).toBeNull();
});
