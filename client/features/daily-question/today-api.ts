import { useQuery } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import type { ShownQuery } from '#client/lib/shown-query.ts';
import type { DailyQuestion } from '#domain/daily-question/schema.ts';
import { ofToday, withAnswers } from './model.ts';
import { answersRead } from './reads.ts';

/** Returns today's question, which the server has assigned, with the answers of the copy. */
export function useTodaysQuestion(): ShownQuery<DailyQuestion> {
  const asked = useQuery(api.dailyQuestion.get.queryOptions());
  // Kept on the device beside it, and asked for with what other screens show offline.
  const ahead = useQuery({ ...api.dailyQuestion.ahead.queryOptions(), enabled: false });
  const today = indiaDate(useNow());
  const all = useCopied(answersRead, null);
  const answers = useCopied(answersRead, null, 'home');
  const question = asked.data && ofToday(asked.data, ahead.data ?? [], today);
  const data = question && answers.data && withAnswers(question, answers.data, all.data !== undefined);
  return { ...asked, data, isError: asked.isError || answers.isError, error: asked.error ?? answers.error };
}
