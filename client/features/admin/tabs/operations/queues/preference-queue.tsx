import { Phone } from 'lucide-react';
import { Button, buttonClass } from '#client/ui/forms/button.tsx';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { toWords } from '../../../operations-model.ts';
import { useFollowUp, useFollowUps, useWaitingPreferences } from '../queue-api.ts';
import { QueueList, QueueRow } from '../queue-list.tsx';

/** Submitted date preferences, to be followed up by phone. */
export function PreferenceQueue() {
  const list = useWaitingPreferences();
  const followUp = useFollowUp();
  const followUpMany = useFollowUps();
  return (
    <QueueList queue="datePreferences" list={list} bulk={{ ...followUpMany, action: text.followUp }}>
      {(wish, choice) => {
        const name = `${wish.user.firstName} ${wish.user.lastName}`;
        return (
          <QueueRow
            key={wish.id}
            queue="datePreferences"
            title={name}
            since={wish.createdAt}
            choice={choice(name)}
            actions={
              <>
                <a
                  href={`tel:${wish.contactPhone.replaceAll(/[^\d+]/g, '')}`}
                  aria-label={`${text.call(name)}: ${wish.contactPhone}`}
                  className={buttonClass({ variant: 'quiet' })}
                >
                  <Phone aria-hidden className="size-5" />
                  <span className="figures">{wish.contactPhone}</span>
                </a>
                <Button
                  variant="secondary"
                  isPending={followUp.isPending && followUp.variables.id === wish.id}
                  onClick={() => followUp.mutate({ id: wish.id })}
                >
                  {text.followUp}
                </Button>
              </>
            }
          >
            <span>{[toWords(wish.dateType), toWords(wish.timePreference), budgetOf(wish.budget)].join(' · ')}</span>
            <span>{wish.preferredLocation}</span>
            {wish.specialRequests && <p className="max-w-prose text-body text-ink">{wish.specialRequests}</p>}
          </QueueRow>
        );
      }}
    </QueueList>
  );
}

function budgetOf(budget: string): string {
  return /^\d/.test(budget) ? `₹${budget.replace('-', ' – ₹')}` : toWords(budget);
}
