import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '#client/data/api.ts';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { ServerError } from '#client/ui/feedback/server-error.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { CheckboxField } from '#client/ui/forms/choice-field.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { DEFAULT_CATEGORY } from '#domain/expenses/facts.ts';
import { suggestCategory } from '#domain/expenses/suggest-category.ts';
import { financeScreensText } from '#messages/finances.ts';
import { handedText as text } from '#messages/handed.ts';
import { findReference, type HandedMessage, markKnown, readMessages, splitMessages } from '../handed-model.ts';
import { expensesRead, expenseTitlesRead } from '../reads.ts';
import { ExpenseDialog } from './expense-dialog.tsx';

interface HandedSheetProps {
  /** Names the hand-over. */
  id: string;
  /** Text of another app. It is read on this device, and gone when the sheet is closed. */
  text: string;
  onClose: () => void;
}

/** Makes expenses of a text that another app hands over: one in the form's line, or several in a list with ticks. */
export function HandedSheet({ id, text: handed, onClose }: HandedSheetProps) {
  const messages = useMemo(() => splitMessages(handed), [handed]);
  const [only = '', ...others] = messages;
  const reference = useMemo(() => findReference(only), [only]);
  if (others.length > 0) return <MessageList messages={messages} onClose={onClose} />;
  return (
    <ExpenseDialog
      handed={{ id, line: only }}
      {...(reference !== null && { start: { description: text.reference(reference) } })}
      onClose={onClose}
    />
  );
}

function MessageList({ messages, onClose }: { messages: readonly string[]; onClose: () => void }) {
  const today = indiaDate(useNow());
  const { data: recorded } = useCopied(expensesRead, {});
  const { data: titles } = useCopied(expenseTitlesRead, null);
  // Each text is read once: the recorded expenses change with every one that is added.
  const entries = useMemo(() => readMessages(messages, today), [messages, today]);
  const read = useMemo(() => markKnown(entries, recorded ?? [], today), [entries, recorded, today]);
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  // Made once, so that a second press after a failure sends only what is missing.
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set());
  const isChosen = (one: HandedMessage) => one.entry !== null && one.isKnown === turned.has(one.place);
  const chosen = read.filter((one) => isChosen(one) && !added.has(one.place));

  function toInput({ entry, reference }: HandedMessage) {
    const title = entry?.title || text.untitled;
    return {
      title,
      amount: entry?.amount ?? '',
      spentOn: entry?.spentOn ?? today,
      category: suggestCategory(title, titles ?? []) ?? DEFAULT_CATEGORY,
      ...(reference !== null && { description: text.reference(reference) }),
    };
  }

  const add = useMutation({
    mutationKey: api.expenses.create.mutationKey(),
    mutationFn: async () => {
      for (const one of chosen) {
        await api.expenses.create.call(toInput(one));
        setAdded((before) => new Set([...before, one.place]));
      }
      return chosen.length;
    },
    ...mutationToasts<number>({
      success: (count) => ({ title: text.added(count) }),
      failure: { title: financeScreensText.error, description: financeScreensText.expenseAddFailed },
      onDone: onClose,
    }),
  });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.title}
      description={text.lead}
      footer={
        <Button disabled={chosen.length === 0} isPending={add.isPending} onClick={() => add.mutate()}>
          {text.add(chosen.length)}
        </Button>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {read.map((one) => (
          <li key={one.place} className="flex items-start justify-between gap-3 py-1">
            {one.entry ? (
              <CheckboxField
                label={<span className="wrap-anywhere">{one.entry.title || text.untitled}</span>}
                hint={[formatDate(one.entry.spentOn ?? today), one.isKnown && text.isKnown].filter(Boolean).join(' · ')}
                checked={isChosen(one)}
                onChange={() => setTurned(turnOne(turned, one.place))}
              />
            ) : (
              <p className="grid min-w-0 py-2.5">
                <span className="line-clamp-2 wrap-anywhere text-ink-soft">{one.message}</span>
                <span className="text-caption text-ink-soft">{reasonOf(one)}</span>
              </p>
            )}
            {one.entry && <span className="figures shrink-0 py-2 font-semibold">{formatMoney(one.entry.amount)}</span>}
          </li>
        ))}
      </ul>
      <ServerError error={add.error} />
    </Dialog>
  );
}

function turnOne(before: ReadonlySet<number>, place: number): ReadonlySet<number> {
  const after = new Set(before);
  if (!after.delete(place)) after.add(place);
  return after;
}

function reasonOf({ rejection }: HandedMessage): string {
  if (!rejection || rejection.refusal === 'choice') return financeScreensText.quickEntryChoice;
  return rejection.refusal === 'amount' ? rejection.words : financeScreensText.quickEntryRefused[rejection.refusal];
}
