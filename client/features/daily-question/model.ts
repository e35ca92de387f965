import { type StoredAnswers, toAnswered } from '#domain/daily-question/public-form.ts';
import type { DailyQuestion } from '#domain/daily-question/schema.ts';
import { countStreak } from '#domain/daily-question/streak.ts';

/** Returns the day's question with its answers in place of those that the server knew when it was asked. */
export function withAnswers(asked: DailyQuestion, days: readonly StoredAnswers[]): DailyQuestion {
  // A member alone gets questions to taste, which have no answers.
  if (asked.id === null) return asked;
  const openDays = days.filter(({ partner, isPartners }) => partner.state === 'open' && isPartners);
  const streak = countStreak(
    openDays.map(({ day }) => day),
    asked.day,
  );
  const answers = days.find(({ questionId }) => questionId === asked.question.id);
  if (answers) return { ...asked, ...toAnswered(answers, asked.question), streak, canReplace: false };
  const unanswered = { mine: null, partner: { state: 'none', text: null }, canAnswer: true } as const;
  return { ...asked, ...unanswered, streak };
}
