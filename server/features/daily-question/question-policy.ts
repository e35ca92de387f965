import { QUESTION_CATEGORIES, type QuestionCategory } from '#domain/daily-question/facts.ts';
import { questionTexts } from '#messages/question-text.ts';

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
    Object.keys(questionTexts[category])
      .slice(0, ASKED_PER_CATEGORY)
      .map((id, place) => ({ id, category, depth: place + 1 })),
  );
}
