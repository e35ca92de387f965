import { expect, test } from 'vitest';
import { guessDateCategory, readDateWords } from './guess-category.ts';

test.each([
  ['Wednesday cooking class', 'cooking'],
  ['Ice cream walk', 'outdoor'],
  ['Chai at Manek Chowk', 'intimate_conversation'],
  ['Chai and a film', 'movie_night'],
  ['Dinner by the river', 'romantic_dinner'],
  ['Dinner on the terrace under the stars', 'stargazing'],
  ['Dudh pauva under the moon', 'stargazing'],
  ['Picnic in Polo forest', 'picnic'],
  ['Two films, one blanket', 'movie_night'],
  ['Book a table at Agashiye', 'romantic_dinner'],
  ['Book fair at IIM-A', 'reading'],
  ['Garba, third night', 'dancing'],
  ['Weekend in Diu', 'outdoor'],
  ['Pottery, the rematch', 'art_craft'],
  ['Sunday chess', 'gaming'],
  ['Badminton, you owe me a set', 'workout'],
  ['Champi and no talking', 'massage'],
  ['The spa voucher', 'spa_relaxation'],
  ['Wedding shopping for Dhara', 'shopping'],
  ['Darshan at Akshardham', 'other'],
  ['Picture jova jaiye', 'movie_night'],
  ['Riverfront par farva', 'outdoor'],
  ['Bahar jamva jaiye', 'romantic_dinner'],
  ['Ghumne chalein', 'outdoor'],
  ['Saath mein khana banayenge', 'cooking'],
  ['khub vaato', 'intimate_conversation'],
  ['ફિલ્મ જોવા', 'movie_night'],
  ['રિવરફ્રન્ટ પર લટાર', 'outdoor'],
  ['કિટલીની ચા', 'intimate_conversation'],
  ['ગરબાની રાત', 'dancing'],
  ['થાળી જમવા', 'romantic_dinner'],
  ['લૉ ગાર્ડનમાં ખરીદી', 'shopping'],
  ['साथ में फ़िल्म', 'movie_night'],
  ['खाना बनाएंगे', 'cooking'],
  ['नदी किनारे टहलना', 'outdoor'],
  ['चाय पर बातें', 'intimate_conversation'],
  ['बाज़ार', 'shopping'],
] as const)('finds the kind of %s', (title, category) => {
  expect(guessDateCategory(title)).toBe(category);
});

test.each(['', '14', 'Riya', 'A surprise', 'Ba’s', 'તારા ઘરે', 'started'])('finds none for: %s', (title) => {
  expect(guessDateCategory(title)).toBeNull();
});

test('knows each kind by words in the three scripts', () => {
  const { deeds, settings } = readDateWords();
  for (const script of [/\p{Script=Latin}/u, /\p{Script=Gujarati}/u, /\p{Script=Devanagari}/u]) {
    const inScript = ([word]: [string, string]) => script.test(word);
    const kinds = [...deeds, ...settings].filter(inScript).map(([, kind]) => kind);
    expect(new Set(kinds).size).toBe(16);
  }
  expect(deeds.has('') || settings.has('')).toBe(false);
});
