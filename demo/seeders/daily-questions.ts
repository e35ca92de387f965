import { answerQuestion } from '#server/features/daily-question/service.ts';
import { dailyQuestions } from '../fixtures/daily-questions.ts';
import { insertDailyQuestion } from '../seeding-queries.ts';
import { momentOf, type DemoMembers, type SeedContext } from '../seeding/seed-context.ts';

/** Seeds some months of fixed questions with answers, because a couple's own order differs in each demo. */
export async function seedDailyQuestions(
  { platform, today, now }: SeedContext,
  { riya, arjun }: DemoMembers,
): Promise<void> {
  const { coupleId } = riya.member;
  if (!coupleId) throw new Error('The demo couple has no id');
  for (const { daysAgo, questionId, ...answers } of dailyQuestions.toReversed()) {
    const day = today.subtract({ days: daysAgo });
    await insertDailyQuestion(platform.db, { coupleId, day: day.toString(), questionId });
    const at = (time: string) => (daysAgo === 0 ? now : momentOf(day, time));
    if (answers.arjun) await answerQuestion(arjun.at(at('13:20')), { questionId, text: answers.arjun });
    if (answers.riya) await answerQuestion(riya.at(at('21:45')), { questionId, text: answers.riya });
  }
}
