import { financeScreensText as text } from '#messages/finances.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { Section } from '#client/ui/content/card.tsx';
import { PotDrawing } from '#client/ui/pictures/drawings.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { GoalCard } from './goal-card.tsx';

export function SavingsProgress({ onAdd }: { onAdd: () => void }) {
  const goals = useRead(api.goals.list.queryOptions());
  return (
    <Section title={text.savings}>
      <QueryState
        query={goals}
        skeleton={
          <LoadingRegion label={text.savingsLoading}>
            <Skeleton className="h-56 rounded-large!" />
          </LoadingRegion>
        }
        failedTitle={text.savingsFailedTitle}
        failedText={text.failedText}
        empty={
          <EmptyState
            drawing={<PotDrawing />}
            title={text.savingsEmptyTitle}
            text={text.savingsEmptyText}
            action={
              <Button variant="secondary" onClick={onAdd}>
                {text.firstGoal}
              </Button>
            }
          />
        }
      >
        {(all) => (
          <ul className="grid gap-4 lg:grid-cols-2 lg:items-start">
            {all.map((goal) => (
              <li key={goal.id}>
                <GoalCard goal={goal} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}
