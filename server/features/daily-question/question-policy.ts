import { QUESTION_CATEGORIES, type QuestionCategory } from '#domain/daily-question/facts.ts';
import {
  bigPlansQuestions,
  childhoodQuestions,
  distanceQuestions,
  faithQuestions,
  familyQuestions,
  feelingsQuestions,
  festivalsQuestions,
  foodQuestions,
  funQuestions,
  homeQuestions,
  inLawsQuestions,
  moneyQuestions,
  smallThingsQuestions,
  trustQuestions,
  usQuestions,
  workQuestions,
} from '#messages/daily-questions.ts';

/**
 * A couple's first questions in their order, chosen by hand: light, about the two themselves, and easy for partners who
 * have just met. The second seven replace those that the couple exchanges in its first week.
 */
export const FIRST_QUESTIONS: readonly string[] = [
  'food01',
  'us01',
  'childhood02',
  'smallThings02',
  'fun02',
  'home01',
  'smallThings04',
  'food07',
  'childhood01',
  'smallThings03',
  'festivals04',
  'fun04',
  'food08',
  'fun09',
];

/** Number of questions that are asked from each category. */
const ASKED_PER_CATEGORY = 25;

/**
 * Each category's texts by key, from the lightest to the deepest. Keys behind the first 25 are no longer asked; they
 * stay, because couples have answered them.
 */
const catalogues: Readonly<Record<QuestionCategory, Readonly<Record<string, string>>>> = {
  smallThings: smallThingsQuestions,
  food: foodQuestions,
  festivals: festivalsQuestions,
  work: workQuestions,
  home: homeQuestions,
  childhood: childhoodQuestions,
  fun: funQuestions,
  us: usQuestions,
  family: familyQuestions,
  inLaws: inLawsQuestions,
  money: moneyQuestions,
  faith: faithQuestions,
  distance: distanceQuestions,
  feelings: feelingsQuestions,
  bigPlans: bigPlansQuestions,
  trust: trustQuestions,
};

export interface Question {
  id: string;
  category: QuestionCategory;
}

export interface AskedQuestion extends Question {
  /** Place within its category; 1 is the lightest. */
  depth: number;
}

/** Returns the questions that are asked, ordered by category and depth. */
export function listQuestions(): AskedQuestion[] {
  return QUESTION_CATEGORIES.flatMap((category) =>
    Object.keys(catalogues[category])
      .slice(0, ASKED_PER_CATEGORY)
      .map((id, place) => ({ id, category, depth: place + 1 })),
  );
}

/** Returns a question in the reader's language. */
export function writeQuestion(id: string): Question & { text: string } {
  const category = QUESTION_CATEGORIES.find((name) => name === id.replace(/\d+$/, ''));
  const text = category && catalogues[category][id];
  if (!text) throw new Error(`There is no question ${id}`);
  return { id, text, category };
}

/** Returns the ids of all questions, former ones too, whose text in the reader's language contains the words. */
export function searchQuestions(words: string): string[] {
  const wanted = words.toLowerCase();
  return Object.values(catalogues)
    .flatMap((texts) => Object.entries(texts))
    .filter(([, text]) => text.toLowerCase().includes(wanted))
    .map(([id]) => id);
}
