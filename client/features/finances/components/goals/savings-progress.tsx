import { useQuery } from '@tanstack/react-query';
import { financeScreensText as text } from '#messages/en/finance-screens.ts';
import { api } from '../../../../lib/api.ts';
import { Section } from '../../../../ui/content/card.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { QueryFaces } from '../../../../ui/feedback/query-faces.tsx';
import { LoadingRegion, Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { GoalCard } from './goal-card.tsx';

/** What the two save for, and how far it is. */
export function SavingsProgress({ onAdd }: { onAdd: () => void }) {
  const goals = useQuery(api.finances.listGoals.queryOptions());
  return (
    <Section title={text.savings}>
      <QueryFaces
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
          <ul className="grid gap-4">
            {all.map((goal) => (
              <li key={goal.id}>
                <GoalCard goal={goal} />
              </li>
            ))}
          </ul>
        )}
      </QueryFaces>
    </Section>
  );
}
