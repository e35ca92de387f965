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
 * Each category's texts by key, from the lightest to the deepest. Keys behind the first 25 are no longer asked; they
 * stay, because couples have answered them.
 */
export const questionTexts: Readonly<Record<QuestionCategory, Readonly<Record<string, string>>>> = {
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

/** Returns a question in the reader's language. */
export function writeQuestion(id: string): { id: string; text: string; category: QuestionCategory } {
  const category = QUESTION_CATEGORIES.find((name) => name === id.replace(/\d+$/, ''));
  const text = category && questionTexts[category][id];
  if (!text) throw new Error(`There is no question ${id}`);
  return { id, text, category };
}

/** Returns the ids of all questions, former ones too, whose text in the reader's language contains the words. */
export function searchQuestions(words: string): string[] {
  const wanted = words.toLowerCase();
  return Object.values(questionTexts)
    .flatMap((texts) => Object.entries(texts))
    .filter(([, text]) => text.toLowerCase().includes(wanted))
    .map(([id]) => id);
}
