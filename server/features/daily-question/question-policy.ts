import { QUESTION_CATEGORIES, type QuestionCategory, type QuestionTopic } from '#domain/daily-question/facts.ts';
import { questionTexts, questionThemes } from '#messages/question-text.ts';

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

/** Number of questions that are asked from each category, and the greatest depth. */
const ASKED_PER_CATEGORY = 25;

/** Questions that presume something, by topic. */
const TOPIC_QUESTIONS: readonly (readonly [topic: QuestionTopic, questions: RegExp])[] = [
  ['apart', /^distance(?:01|02|04|06|07|09|11|14|17|18|20|22|26)$/],
  // The others of the category are about the partner, or about the couple's own family.
  ['inLaws', /^inLaws(?!05$|09$|16$|17$|19$)/],
  ['elders', /^(?:household0[2-4]|home20)$/],
  ['children', /^children0[2-5]$/],
  ['wedding', /^wedding/],
];

export interface Question {
  id: string;
  category: QuestionCategory;
}

export interface AskedQuestion extends Question {
  /** Place within its category or theme, from 1 for the lightest to 25. */
  depth: number;
  /** Topic that the question presumes; `null` if it is for all. */
  topic: QuestionTopic | null;
}

/** Returns the questions that are asked, ordered by category and depth, then those of the themes. */
export function listQuestions(): AskedQuestion[] {
  const ofCategories = QUESTION_CATEGORIES.flatMap((category) =>
    Object.keys(questionTexts[category])
      .slice(0, ASKED_PER_CATEGORY)
      .map((id, place) => ({ id, category, depth: place + 1, topic: topicOf(id) })),
  );
  const ofThemes = Object.values(questionThemes).flatMap(({ category, texts }) =>
    Object.keys(texts).map((id, place, ids) => ({
      id,
      category,
      depth: spread(place, ids.length),
      topic: topicOf(id),
    })),
  );
  return [...ofCategories, ...ofThemes];
}

/** Returns the questions for a couple with these topics; the others keep their order. */
export function listFitting(topics: readonly QuestionTopic[]): AskedQuestion[] {
  return listQuestions().filter(({ topic }) => topic === null || topics.includes(topic));
}

/** Returns the topic that a question presumes, or `null` if it is for all. */
export function topicOf(id: string): QuestionTopic | null {
  return TOPIC_QUESTIONS.find(([, questions]) => questions.test(id))?.[0] ?? null;
}

/** Returns the depth of a theme's question, so that a few questions reach from the lightest to the deepest. */
function spread(place: number, count: number): number {
  return 1 + Math.round((place * (ASKED_PER_CATEGORY - 1)) / Math.max(1, count - 1));
}
