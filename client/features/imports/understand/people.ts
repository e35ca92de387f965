import { EXPORT_OUR_MONEY } from '#domain/expenses/export-headings.ts';
import { wordsOf } from '../read/clean-text.ts';
import type { Answers, Question, Two } from './entry.ts';

/** Indexes of the two among the names of a file; `null` if one is absent. */
export interface Pair {
  own: number | null;
  partner: number | null;
  questions: readonly Question[];
}

/** Words for oneself and for the partner in a couple's lists. */
const OWN_WORDS = /^(?:me|you|i|my|mine|self|myself|own|હું|મેં|તમે|मैं|मैंने|आप|आपने|खुद)$/iu;
const PARTNER_WORDS =
  /^(?:partner|husband|wife|hubby|wifey|gf|bf|girlfriend|boyfriend|spouse|fianc[eé]e?|પાર્ટનર|પતિ|પત્ની|पार्टनर|पति|पत्नी)$/iu;

/** Finds the two by their first names. If the names do not decide, asks with the likeliest answer preselected. */
export function findPair(people: readonly string[], two: Two, answers: Answers): Pair {
  const places = people.map((_name, place) => place);
  const named = (name: string | null, words: RegExp) => {
    const found = places.filter((place) => isNamed(people[place] ?? '', name, words));
    return found.length === 1 ? (found[0] ?? null) : null;
  };
  const [ownFound, partnerFound] = [named(two.own, OWN_WORDS), named(two.partner, PARTNER_WORDS)];
  const isOwnOpen = ownFound === null && !(partnerFound !== null && people.length <= 2) && people.length > 1;
  const likelyOwn = ownFound ?? places.find((place) => place !== partnerFound) ?? null;
  const own = chosen(answers.own, places) ?? likelyOwn;
  const others = places.filter((place) => place !== own);
  const isPartnerOpen = others.length > 1 && (partnerFound === null || partnerFound === own);
  const partner = chosen(answers.partner, others) ?? (partnerFound !== own ? partnerFound : null) ?? others[0] ?? null;
  const question = (id: 'own' | 'partner', options: readonly number[], answer: number | null): Question => ({
    id,
    options: options.map(String),
    answer: String(answer),
    example: '',
  });
  return {
    own,
    partner,
    questions: [
      ...(isOwnOpen ? [question('own', places, own)] : []),
      ...(isPartnerOpen ? [question('partner', others, partner)] : []),
    ],
  };
}

/** Returns the first name of the one of the two that a heading or a cell names; `null` for other people. */
export function nameOfTwo(written: string, two: Two): string | null {
  if (isNamed(written, two.own, OWN_WORDS)) return two.own;
  return isNamed(written, two.partner, PARTNER_WORDS) ? (two.partner ?? written) : null;
}

/** True for the words of this app's export for the couple's own money, which is no person. */
export function isOurMoney(written: string): boolean {
  return EXPORT_OUR_MONEY.some((words) => fold(words) === fold(wordsOf(written)));
}

function chosen(answer: string | undefined, places: readonly number[]): number | undefined {
  return places.find((place) => String(place) === answer);
}

function isNamed(written: string, name: string | null, words: RegExp): boolean {
  const parts = fold(written).split(/[\s.,()]+/);
  return (
    words.test(written.trim()) ||
    (name !== null && name !== '' && (parts.includes(fold(name)) || fold(written) === fold(name)))
  );
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}
