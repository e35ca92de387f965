import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { toWords } from '../../../operations-model.ts';
import { useFailedJobs, useRetryJob } from '../queue-api.ts';
import { QueueList, QueueRow } from '../queue-list.tsx';

/** Jobs that failed permanently. */
export function JobQueue() {
  const list = useFailedJobs();
  const retry = useRetryJob();
  return (
    <QueueList queue="jobs" list={list}>
      {({ id, name, failedAt, tries, error }) => (
        <QueueRow
          key={id}
          queue="jobs"
          title={toWords(name)}
          since={failedAt}
          actions={
            <Button
              variant="secondary"
              isPending={retry.isPending && retry.variables.id === id}
              onClick={() => retry.mutate({ id })}
            >
              {text.retry}
            </Button>
          }
        >
          <code className="[overflow-wrap:anywhere]">{error}</code>
          <span>{text.tries(tries)}</span>
        </QueueRow>
      )}
    </QueueList>
  );
}
