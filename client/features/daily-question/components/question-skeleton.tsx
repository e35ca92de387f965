import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { dailyQuestionScreensText as text } from '#messages/daily-question.ts';

export function QuestionSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid gap-5 rounded-large border border-line p-5">
        <Skeleton className="h-6 w-24 rounded-full!" />
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-11 w-full sm:w-40" />
      </div>
    </LoadingRegion>
  );
}
