import { expect, test } from 'vitest';
import { guessCategory, readExpenseWords } from './guess-category.ts';

test.each([
  ['auto', 'transport'],
  ['Petrol pump, SG Highway', 'transport'],
  ['RICKSHAW', 'transport'],
  ['movie tickets', 'entertainment'],
  ['saree for ba', 'shopping'],
  ['sabzi', 'groceries'],
  ['mobile recharge', 'bills'],
  ['light bill', 'bills'],
  ['dawai', 'health'],
  ['2 chais', 'food'],
  ['Train to Surat', 'travel'],
  ['Rent, Navrangpura', 'rent'],
  ['plumber', 'home'],
  ['Birthday of Ba', 'gifts'],
  ['Ba’s medicine', 'health'],
  ['date night', 'dates'],
  ['hotel food', 'food'],
  ['Riya’s lunch', 'food'],
  ['ભાડું', 'rent'],
  ['મકાનનું ભાડું', 'rent'],
  ['રિક્ષાનું ભાડું', 'transport'],
  ['શાકભાજી', 'groceries'],
  ['દવાની દુકાન', 'health'],
  ['दूध', 'groceries'],
  ['साड़ी', 'shopping'],
  ['बिजली का बिल', 'bills'],
  ['ऑटो', 'transport'],
  ['ખીચુંની લારી', 'food'],
  ['શેરડીનો રસ', 'food'],
  ['સોસાયટીનું મેઇન્ટેનન્સ', 'bills'],
  ['મામેરું', 'gifts'],
  ['कचौड़ी', 'food'],
])('finds the category of %s', (title, category) => {
  expect(guessCategory(title)).toBe(category);
});

test.each(['', '40', 'Riya', 'Riya’s', 'automatic', 'ખાસ', 'currency'])('finds none for: %s', (title) => {
  expect(guessCategory(title)).toBeNull();
});

test('knows at least 300 words, each in the three scripts', () => {
  const words = [...readExpenseWords().keys()];
  expect(words.length).toBeGreaterThanOrEqual(300);
  for (const script of [/\p{Script=Latin}/u, /\p{Script=Gujarati}/u, /\p{Script=Devanagari}/u])
    expect(words.filter((word) => script.test(word)).length).toBeGreaterThan(80);
});
