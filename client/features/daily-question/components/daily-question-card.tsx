import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { dailyQuestionScreensText as text } from '#messages/daily-question.ts';
import { paths } from '#client/paths.ts';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { iconButtonClass } from '#client/ui/forms/icon-button.tsx';
import { useTodaysQuestion } from '../today-api.ts';
import { QuestionSkeleton } from './question-skeleton.tsx';
import { TodaysQuestionCard } from './todays-question-card.tsx';

/** Today's question on the dashboard. */
export function DailyQuestionCard() {
  const today = useTodaysQuestion();
  return (
    <section aria-label={text.card} className="grid grid-cols-1">
      <QueryState
        query={today}
        skeleton={<QuestionSkeleton />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
      >
        {(question) => (
          <TodaysQuestionCard
            today={question}
            level={2}
            isCompact
            action={
              <Link
                to={paths.dailyQuestion}
                aria-label={text.open}
                title={text.open}
                className={`${iconButtonClass} -my-1.5 -mr-3`}
              >
                <ChevronRight aria-hidden className="size-5" />
              </Link>
            }
          />
        )}
      </QueryState>
    </section>
  );
}
