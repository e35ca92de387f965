import { dailyQuestionScreensText as text } from '#messages/screens/daily-question.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { paths } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { QuestionSkeleton } from './question-skeleton.tsx';
import { TodaysQuestionCard } from './todays-question-card.tsx';

/** Today's question on the dashboard. */
export function DailyQuestionCard() {
  const today = useRead(api.dailyQuestion.get.queryOptions());
  return (
    <Section
      title={text.card}
      action={
        <ButtonLink to={paths.dailyQuestion} variant="quiet" className="-mr-5">
          {text.open}
        </ButtonLink>
      }
    >
      <QueryState
        query={today}
        skeleton={<QuestionSkeleton />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
      >
        {(question) => <TodaysQuestionCard today={question} level={3} />}
      </QueryState>
    </Section>
  );
}
