import { useMemo } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import type { ShownQuery } from '#client/lib/shown-query.ts';
import { toAnswered } from '#domain/daily-question/public-form.ts';
import type { AnsweredQuestion } from '#domain/daily-question/schema.ts';
import { foldText } from '#domain/kernel/text/fold-text.ts';
import { writeQuestion } from '#messages/question-text.ts';
import { answersRead } from './reads.ts';

/** Returns the answered questions, newest day first: those in which all words of the search occur together, if any. */
export function useHistory(search: string): ShownQuery<AnsweredQuestion[]> {
  const answers = useCopied(answersRead, null);
  const days = useMemo(
    () => answers.data?.map((day) => toAnswered(day, writeQuestion(day.questionId))),
    [answers.data],
  );
  const data = useMemo(() => {
    const words = foldText(search);
    return days?.filter((day) => textsOf(day).some((text) => foldText(text).includes(words)));
  }, [days, search]);
  return { ...answers, data };
}

function textsOf({ question, mine, partner }: AnsweredQuestion): string[] {
  return [question.text, mine ?? '', partner.text ?? ''];
}
