import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';

/** Today's question, loaded after the dashboard's first content. */
export const DailyQuestion = lazyNamed(
  async () =>
    (await import('#client/features/daily-question/components/daily-question-card.tsx')).DailyQuestionCard,
  <Skeleton className="h-52 rounded-large!" />,
);
