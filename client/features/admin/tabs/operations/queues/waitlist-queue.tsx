import { Mail } from 'lucide-react';
import { Button, buttonClass } from '#client/ui/forms/button.tsx';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import type { BulkChange, ChosenRows } from '../bulk-bar.tsx';
import { useContactEntry, useMoveEntries, usePendingEntries } from '../queue-api.ts';
import { QueueList, QueueRow } from '../queue-list.tsx';

/** Pending waitlist entries. */
export function WaitlistQueue() {
  const list = usePendingEntries();
  const contact = useContactEntry();
  const move = useMoveEntries();
  const contactMany: BulkChange = {
    action: text.contacted,
    isPending: move.isPending,
    mutate: (chosen, options) => move.mutate({ status: 'contacted', ...toPending(chosen) }, options),
  };
  return (
    <QueueList queue="waitlist" list={list} bulk={contactMany}>
      {({ id, partner1Name, partner2Name, email, phone, city, createdAt }, choice) => {
        const names = `${partner1Name} & ${partner2Name}`;
        return (
          <QueueRow
            key={id}
            queue="waitlist"
            title={names}
            since={createdAt}
            choice={choice(names)}
            actions={
              <>
                <a
                  href={`mailto:${email}`}
                  aria-label={text.writeTo(names)}
                  className={buttonClass({ variant: 'quiet' })}
                >
                  <Mail aria-hidden className="size-5" />
                  {text.write}
                </a>
                <Button
                  variant="secondary"
                  isPending={contact.isPending && contact.variables.id === id}
                  onClick={() => contact.mutate({ id, status: 'contacted' })}
                >
                  {text.contacted}
                </Button>
              </>
            }
          >
            <span className="[overflow-wrap:anywhere]">{[city, email, phone].join(' · ')}</span>
          </QueueRow>
        );
      }}
    </QueueList>
  );
}

/** Adds the expected status to the chosen rows. An entry whose status has changed since is skipped. */
function toPending(chosen: ChosenRows) {
  if ('ids' in chosen) return { rows: chosen.ids.map((id) => ({ id, status: 'pending' as const })) };
  return { matching: { status: 'pending' as const, ...chosen.matching } };
}
