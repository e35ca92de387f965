import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUESTION_CATEGORIES } from '#domain/daily-question/facts.ts';
import { countStreak } from '#domain/daily-question/streak.ts';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { searchQuestions, writeQuestion } from '#messages/question-text.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { chooseNext, findLongest, type Had, orderFor } from './policy.ts';
import { FIRST_QUESTIONS, listFitting, listQuestions, topicOf } from './question-policy.ts';

const ALL = 460;
const questions = runInLanguage('en', listQuestions);

test.each(LANGUAGES)(
  'has 460 questions in %s, 25 of each category and 60 of themes, none empty and none twice',
  (language) =>
    runInLanguage(language, () => {
      const written = listQuestions().map(({ id }) => writeQuestion(id));
      expect(written).toHaveLength(ALL);
      for (const category of QUESTION_CATEGORIES)
        expect(
          written.filter(({ id }) => id.startsWith(category) && /^\d+$/.test(id.slice(category.length))),
        ).toHaveLength(25);
      expect(written.filter(({ id }) => id.startsWith('quick'))).toHaveLength(20);
      expect(new Set(written.map(({ text }) => text.trim().toLowerCase())).size).toBe(ALL);
      expect(written.filter(({ text }) => text.trim().length < 10)).toEqual([]);
    }),
);

test('has the same questions in every language', () => {
  for (const language of LANGUAGES) expect(runInLanguage(language, listQuestions)).toEqual(questions);
});

test('finds questions in the reader’s language', () => {
  const { id, text } = runInLanguage('gu', () => writeQuestion('food01'));
  expect(runInLanguage('gu', () => searchQuestions(text.slice(2, 20)))).toContain(id);
  expect(runInLanguage('en', () => searchQuestions(text.slice(2, 20)))).toEqual([]);
});

test.each(LANGUAGES)('writes, finds and places the questions of a theme in %s', (language) =>
  runInLanguage(language, () => {
    const { text, category } = writeQuestion('children03');
    expect(category).toBe('family');
    expect(searchQuestions(text)).toEqual(['children03']);
    const depths = questions.filter(({ id }) => id.startsWith('wedding')).map(({ depth }) => depth);
    expect(depths).toEqual([1, 7, 13, 19, 25]);
  }),
);

test('asks the others in the order of before when a question takes the place of another', () => {
  const before = questions.map((each) => (each.id === 'fun28' ? { ...each, id: 'fun27' } : each));
  const without = (order: string[]) => order.filter((id) => id !== 'fun27' && id !== 'fun28');
  expect(without(orderFor('a-couple', 1, questions))).toEqual(without(orderFor('a-couple', 1, before)));
});

test('asks a couple only what fits its topics, and all others in the order of before', () => {
  const fitting = runInLanguage('en', () => listFitting(['inLaws', 'children']));
  const ids = fitting.map(({ id }) => id);
  for (const id of ['inLaws01', 'inLaws05', 'children01', 'children02', 'distance05', 'household01'])
    expect(ids).toContain(id);
  for (const id of ['distance01', 'wedding01', 'household02', 'home20']) expect(ids).not.toContain(id);
  const all = orderFor('a-couple', 1, questions);
  expect(orderFor('a-couple', 1, fitting)).toEqual(all.filter((id) => ids.includes(id)));
  for (const id of FIRST_QUESTIONS) expect(topicOf(id)).toBeNull();
});

test('finds and writes a former question for the couples who answered it', () => {
  expect(questions.map(({ id }) => id)).not.toContain('home25');
  runInLanguage('en', () => {
    expect(writeQuestion('home25').category).toBe('home');
    expect(searchQuestions('on entering your home')).toEqual(['home25']);
  });
});

function have(coupleId: string, days: number, isReplacing = (_day: number) => false): Had[] {
  const had: Had[] = [];
  for (let day = 0; day < days; day += 1) {
    const first = chooseNext(coupleId, questions, had, FIRST_QUESTIONS);
    if (!isReplacing(day)) {
      had.push({ ...first, replacedId: null });
      continue;
    }
    const shown = [...had, { ...first, replacedId: null }];
    const second = chooseNext(coupleId, questions, shown, FIRST_QUESTIONS);
    had.push({ ...second, replacedId: first.questionId });
  }
  return had;
}

test('repeats no question before all have come, and then reorders them', () => {
  const had = have('a-couple', 2 * ALL);
  const ids = had.map(({ questionId }) => questionId);
  expect(new Set(ids.slice(0, ALL)).size).toBe(ALL);
  expect(new Set(ids.slice(ALL)).size).toBe(ALL);
  expect(ids.slice(0, 10)).not.toEqual(ids.slice(ALL, ALL + 10));
  expect(had.at(-1)?.round).toBe(2);
});

test('begins with seven light questions in their order, and with others of the list for replaced ones', () => {
  expect(new Set(FIRST_QUESTIONS).size).toBe(14);
  const depths = questions.filter(({ id }) => FIRST_QUESTIONS.includes(id)).map(({ depth }) => depth);
  expect(depths).toHaveLength(14);
  expect(Math.max(...depths)).toBeLessThan(10);
  for (const coupleId of ['a-couple', 'another'])
    expect(have(coupleId, 7).map(({ questionId }) => questionId)).toEqual(FIRST_QUESTIONS.slice(0, 7));
  const exchanged = have('a-couple', 7, () => true);
  expect(exchanged.every(({ questionId }) => FIRST_QUESTIONS.includes(questionId))).toBe(true);
});

test('continues the order of a couple that has begun with other questions', () => {
  const order = orderFor('a-couple', 1, questions);
  const had = order.slice(0, 3).map((questionId) => ({ questionId, replacedId: null, round: 1 }));
  expect(chooseNext('a-couple', questions, had, FIRST_QUESTIONS).questionId).toBe(order[3]);
});

test('counts a replaced question as used', () => {
  const shown = have('a-couple', (ALL * 3) / 4, (day) => day % 3 === 0).flatMap(({ questionId, replacedId }) => [
    questionId,
    ...(replacedId === null ? [] : [replacedId]),
  ]);
  expect(new Set(shown).size).toBe(ALL);
});

test('orders questions per couple, from light to deep', () => {
  const order = orderFor('a-couple', 1, questions);
  expect(order).not.toEqual(orderFor('another', 1, questions));
  expect(order).toEqual(orderFor('a-couple', 1, questions.toReversed()));
  const depths = order.map((id) => questions.find((question) => question.id === id)?.depth);
  expect(new Set(depths.slice(0, 80))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(new Set(depths.slice(-80))).toEqual(new Set([21, 22, 23, 24, 25]));
});

const today = '2026-11-23';
/** Returns the calendar days that lie this many days before today. */
const days = (...ago: number[]) =>
  ago.map((many) => Temporal.PlainDate.from(today).subtract({ days: many }).toString());

test.each([
  ['nothing yet', days(), 0],
  ['today alone', days(0), 1],
  ['up to yesterday, while today is not over', days(1, 2, 3), 3],
  ['a missed day is forgiven', days(0, 1, 3, 4), 4],
  ['yesterday was missed, today is not over', days(2, 3), 2],
  ['two missed days end it', days(0, 3, 4), 1],
  ['two missed days in one week end it', days(0, 2, 4, 5), 2],
  ['one missed day in each of two weeks', days(0, 2, 3, 4, 5, 6, 7, 9, 10), 9],
  ['the last of two missed days six days apart ends it', days(0, 2, 3, 4, 5, 6, 8, 9), 6],
])('counts the streak: %s', (_what, open, streak) => {
  expect(countStreak(open, today)).toBe(streak);
});

test('returns the best streak that any of some days ends as the longest', () => {
  const dayAfterNewYear = (place: number) => Temporal.PlainDate.from('2025-01-01').add({ days: place }).toString();
  const places = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 36 });
  fc.assert(
    fc.property(places, (open) => {
      const newestFirst = open.toSorted((one, other) => other - one).map(dayAfterNewYear);
      const ended = newestFirst.map((day, place) => countStreak(newestFirst.slice(place), day));
      expect(findLongest(newestFirst)).toBe(Math.max(0, ...ended));
    }),
  );
});
