import { type StoredAnswers, toAnswered } from '#domain/daily-question/public-form.ts';
import type { DailyQuestion, QuestionAhead } from '#domain/daily-question/schema.ts';
import { countStreak } from '#domain/daily-question/streak.ts';

/** Returns the question of `today`, which the device has from a former day if the server could not be asked since. */
export function ofToday(asked: DailyQuestion, ahead: readonly QuestionAhead[], today: string): DailyQuestion {
  const known = asked.day < today && ahead.find(({ day }) => day === today);
  if (!known) return asked;
  return {
    ...known,
    mine: null,
    partner: { state: 'none', text: null },
    reactions: [],
    commentCount: 0,
    streak: asked.streak,
    canAnswer: true,
    canReply: false,
    canReplace: false,
  };
}

/**
 * Returns the day's question with its answers in place of those that the server knew when it was asked. Of the latest
 * `days` alone, the streak is the server's; a day that has been opened since then waits for the others.
 */
export function withAnswers(asked: DailyQuestion, days: readonly StoredAnswers[], areAll: boolean): DailyQuestion {
  // A member alone gets questions to taste, which have no answers.
  if (asked.id === null) return asked;
  const openDays = days.filter(({ partner, isPartners }) => partner.state === 'open' && isPartners);
  const isAsAsked = (asked.partner.state === 'open') === openDays.some(({ day }) => day === asked.day);
  const streakAsked = isAsAsked ? asked.streak : 0;
  const counted = openDays.map(({ day }) => day);
  const streak = areAll ? countStreak(counted, asked.day) : streakAsked;
  const answers = days.find(({ questionId }) => questionId === asked.question.id);
  if (answers) return { ...asked, ...toAnswered(answers, asked.question), streak, canReplace: false };
  const unanswered = { mine: null, partner: { state: 'none', text: null }, canAnswer: true } as const;
  return { ...asked, ...unanswered, streak };
}
