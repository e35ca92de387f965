import { useQuery } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { useCopied } from '#client/data/copy/use-copied.ts';
import type { ShownQuery } from '#client/lib/shown-query.ts';
import type { DailyQuestion } from '#domain/daily-question/schema.ts';
import { withAnswers } from './model.ts';
import { answersRead } from './reads.ts';

/** Returns today's question, which the server assigns, with the answers of the copy. */
export function useTodaysQuestion(): ShownQuery<DailyQuestion> {
  const asked = useQuery(api.dailyQuestion.get.queryOptions());
  const all = useCopied(answersRead, null);
  const answers = useCopied(answersRead, null, 'home');
  const data = asked.data && answers.data && withAnswers(asked.data, answers.data, all.data !== undefined);
  return { ...asked, data, isError: asked.isError || answers.isError, error: asked.error ?? answers.error };
}
