import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { formatDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { TextAreaField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import type { AdminConciergeRequest } from '#domain/concierge/admin.ts';
import { CONCIERGE_ANSWER_MAX_LENGTH, conciergeFault } from '#domain/concierge/facts.ts';
import { requiredText } from '#domain/kernel/fields.ts';
import { conciergeText } from '#messages/concierge.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { wordPanelFault } from '../../../use-editor-form.ts';
import { useAnswerRequest, useWaitingRequests } from '../queue-api.ts';
import { QueueList, QueueRow } from '../queue-list.tsx';

/** Members' concierge requests, answered here. */
export function ConciergeQueue() {
  const list = useWaitingRequests();
  const [open, setOpen] = useState<AdminConciergeRequest | null>(null);
  return (
    <>
      <QueueList queue="concierge" list={list}>
        {(request) => (
          <QueueRow
            key={request.id}
            queue="concierge"
            title={text.answerTitle(request.occasion, nameOf(request))}
            since={request.createdAt}
            actions={
              <Button variant="secondary" aria-label={text.answerOf(request.occasion)} onClick={() => setOpen(request)}>
                {text.answer}
              </Button>
            }
          >
            <span className="[overflow-wrap:anywhere]">
              <span className="mr-2">
                <Badge>{conciergeText.kinds[request.kind]}</Badge>
              </span>
              {factsOf(request).join(' · ')}
            </span>
            <p className="max-w-prose pt-1 text-body whitespace-pre-line text-ink">{request.wishes}</p>
          </QueueRow>
        )}
      </QueueList>
      {open && <AnswerDialog request={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function nameOf({ user }: AdminConciergeRequest): string {
  return user ? `${user.firstName} ${user.lastName}` : text.accountGone;
}

function factsOf({ budget, forDate, city, user }: AdminConciergeRequest): string[] {
  return [text.budgetUpTo(formatMoney(budget)), forDate && text.forDay(formatDate(forDate)), city, user?.email].filter(
    (fact): fact is string => Boolean(fact),
  );
}

const Answer = z.object({
  answer: requiredText(conciergeFault('answerRequired'), CONCIERGE_ANSWER_MAX_LENGTH),
});

function AnswerDialog({ request, onClose }: { request: AdminConciergeRequest; onClose: () => void }) {
  const { draft, field, dialog, control } = useRecordForm({
    draftName: `concierge-answer/${request.id}`,
    schema: Answer,
    word: wordPanelFault,
    values: { answer: '' },
    onClose,
  });
  const typed = useWatch({ control, name: 'answer' });
  const answer = useAnswerRequest(draft.finish);
  return (
    <FormDialog
      title={text.answerTitle(request.occasion, nameOf(request))}
      description={text.answerText[request.kind]}
      submitLabel={text.answerSend}
      {...dialog({ ...answer, mutate: (input) => answer.mutate({ ...input, id: request.id }) })}
    >
      <div className="grid gap-1">
        <p className="text-caption text-ink-soft">{factsOf(request).join(' · ')}</p>
        <p className="wrap-anywhere whitespace-pre-line">{request.wishes}</p>
      </div>
      <TextAreaField
        label={text.answerField}
        hint={text.answerHint}
        rows={8}
        counted={{ typed, most: CONCIERGE_ANSWER_MAX_LENGTH }}
        {...field('answer')}
      />
    </FormDialog>
  );
}
