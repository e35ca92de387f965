import { Mail } from 'lucide-react';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Button, buttonClass } from '#client/ui/forms/button.tsx';
import { toWords } from '../../../operations-model.ts';
import { useAnswerMessage, useAnswerMessages, useWaitingMessages } from '../queue-api.ts';
import { QueueList, QueueRow } from '../queue-list.tsx';

/** Contact messages. The admin answers from their own email. */
export function ContactQueue() {
  const list = useWaitingMessages();
  const answer = useAnswerMessage();
  const answerMany = useAnswerMessages();
  return (
    <QueueList queue="contact" list={list} bulk={{ ...answerMany, action: text.answered }}>
      {({ id, name, email, phone, city, subject, category, message, createdAt }, choice) => (
        <QueueRow
          key={id}
          queue="contact"
          title={subject}
          since={createdAt}
          choice={choice(subject)}
          actions={
            <>
              <a
                href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
                aria-label={text.writeTo(name)}
                className={buttonClass({ variant: 'quiet' })}
              >
                <Mail aria-hidden className="size-5" />
                {text.write}
              </a>
              <Button
                variant="secondary"
                isPending={answer.isPending && answer.variables.id === id}
                onClick={() => answer.mutate({ id })}
              >
                {text.answered}
              </Button>
            </>
          }
        >
          <span className="[overflow-wrap:anywhere]">
            <span className="mr-2">
              <Badge>{toWords(category)}</Badge>
            </span>
            {[name, email, phone, city].filter(Boolean).join(' · ')}
          </span>
          <p className="max-w-prose pt-1 text-body whitespace-pre-line text-ink">{message}</p>
        </QueueRow>
      )}
    </QueueList>
  );
}
