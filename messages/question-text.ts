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
import {
  childrenQuestions,
  cityQuestions,
  friendsQuestions,
  gujaratQuestions,
  healthQuestions,
  householdQuestions,
  phonesQuestions,
  quickQuestions,
  tendernessQuestions,
  weddingQuestions,
} from '#messages/theme-questions.ts';

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

/** Questions on a theme, with the category under which members see them. */
interface Theme {
  category: QuestionCategory;
  texts: Readonly<Record<string, string>>;
}

/** Themes beside the categories, by the letters with which the ids of their questions begin. All are asked. */
export const questionThemes: Readonly<Record<string, Theme>> = {
  children: { category: 'family', texts: childrenQuestions },
  wedding: { category: 'bigPlans', texts: weddingQuestions },
  friends: { category: 'us', texts: friendsQuestions },
  health: { category: 'smallThings', texts: healthQuestions },
  household: { category: 'home', texts: householdQuestions },
  city: { category: 'work', texts: cityQuestions },
  phones: { category: 'home', texts: phonesQuestions },
  tenderness: { category: 'us', texts: tendernessQuestions },
  gujarat: { category: 'fun', texts: gujaratQuestions },
  quick: { category: 'fun', texts: quickQuestions },
};

/** Returns a question in the reader's language. */
export function writeQuestion(id: string): { id: string; text: string; category: QuestionCategory } {
  const name = id.replace(/\d+$/, '');
  const category = questionThemes[name]?.category ?? QUESTION_CATEGORIES.find((each) => each === name);
  const text = category && (questionThemes[name]?.texts ?? questionTexts[category])[id];
  if (!text) throw new Error(`There is no question ${id}`);
  return { id, text, category };
}

/** Returns the ids of all questions, former ones too, whose text in the reader's language contains the words. */
export function searchQuestions(words: string): string[] {
  const wanted = words.toLowerCase();
  return [...Object.values(questionTexts), ...Object.values(questionThemes).map(({ texts }) => texts)]
    .flatMap((texts) => Object.entries(texts))
    .filter(([, text]) => text.toLowerCase().includes(wanted))
    .map(([id]) => id);
}
