import { Mail } from 'lucide-react';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { Button, buttonClass } from '#client/ui/forms/button.tsx';
import { useContactEntry, usePendingEntries } from '../queue-api.ts';
import { QueueList, QueueRow } from '../queue-list.tsx';

/** Waitlist entries that are pending. */
export function WaitlistQueue() {
  const list = usePendingEntries();
  const contact = useContactEntry();
  return (
    <QueueList queue="waitlist" list={list}>
      {({ id, partner1Name, partner2Name, email, phone, city, createdAt }) => {
        const names = `${partner1Name} & ${partner2Name}`;
        return (
          <QueueRow
            key={id}
            queue="waitlist"
            title={names}
            since={createdAt}
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
