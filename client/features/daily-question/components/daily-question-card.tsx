import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { iconButtonClass } from '#client/ui/forms/icon-button.tsx';
import { dailyQuestionScreensText as text } from '#messages/daily-question.ts';
import { useTodaysQuestion } from '../today-api.ts';
import { QuestionSkeleton } from './question-skeleton.tsx';
import { TodaysQuestionCard } from './todays-question-card.tsx';

const LazyHomeMoment = lazyNamed(
  async () => (await import('#client/features/daily-moment/components/home-moment-card.tsx')).HomeMomentCard,
  <span className="-my-1.5 size-11 shrink-0" />,
  { isDispensable: true },
);

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
              <div className="flex shrink-0 items-center">
                <LazyHomeMoment />
                <Link
                  to={paths.dailyQuestion}
                  aria-label={text.open}
                  title={text.open}
                  className={`${iconButtonClass} -my-1.5 -mr-3`}
                >
                  <ChevronRight aria-hidden className="size-5" />
                </Link>
              </div>
            }
          />
        )}
      </QueryState>
    </section>
  );
}
