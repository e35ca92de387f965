import { Plus } from 'lucide-react';
import { type ClipboardEvent, type SubmitEventHandler, useEffect, useRef, useState } from 'react';
import { newId } from '#client/data/outbox/new-id.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { lengthOf } from '#domain/kernel/text/cut-text.ts';
import { LIST_LENGTHS, type ListKind } from '#domain/lists/facts.ts';
import { listFormText } from '#messages/list-form.ts';
import { listScreensText as text } from '#messages/lists.ts';
import { useAddItem } from '../api.ts';
import { splitLines } from '../model.ts';

/** Number of pasted items that are sent at once. */
const AT_ONCE = 10;

interface AddItemFieldProps {
  listId: string;
  kind: ListKind;
  /** Position of the next item. */
  end: number;
  /** The list has no items yet. */
  isEmpty: boolean;
  /** Receives the texts that became items. */
  onAdded: (texts: readonly string[]) => void;
}

/** Field with which a list opens: Enter adds an item and stays, and pasted lines become items. */
export function AddItemField({ listId, kind, end, isEmpty, onAdded }: AddItemFieldProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // A rejected text is back in the field, unless the next one is being typed.
  const add = useAddItem((rejected) => setTyped((current) => current || rejected));
  // On a phone a focus raises the keyboard, and most open a list to tick.
  const [takesFocus] = useState(() => isEmpty || matchMedia('(pointer: fine)').matches);
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  async function addAll(texts: readonly string[]): Promise<void> {
    const added: string[] = [];
    for (let start = 0; start < texts.length; start += AT_ONCE) {
      const sent = texts
        .slice(start, start + AT_ONCE)
        .map((words, index) => add.mutateAsync({ listId, id: newId(), text: words, position: end + start + index }));
      const outcomes = await Promise.allSettled(sent);
      added.push(...outcomes.flatMap((each) => (each.status === 'fulfilled' ? each.value.text : [])));
      // The error is on the screen.
      if (outcomes.some(({ status }) => status === 'rejected')) break;
    }
    if (added.length > 0) onAdded(added);
  }
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    const words = typed.trim();
    field.current?.focus();
    if (words === '' || lengthOf(words) > LIST_LENGTHS.text) return;
    setTyped('');
    void addAll([words]);
  };
  const paste = (event: ClipboardEvent) => {
    const { texts, cut } = splitLines(event.clipboardData.getData('text/plain'));
    if (texts.length < 2) return;
    event.preventDefault();
    if (cut > 0) showToast({ title: text.pastedCut(cut, LIST_LENGTHS.text) });
    void addAll(texts);
  };
  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <TextField
          ref={field}
          label={text.addItem}
          placeholder={listFormText.examples[kind]}
          autoComplete="off"
          enterKeyHint="enter"
          most={LIST_LENGTHS.text}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPaste={paste}
        />
      </div>
      {/* Below the label, beside the field. */}
      <Button type="submit" className="mt-[calc(1lh+0.375rem)] min-h-12 shrink-0 max-sm:px-3.5!">
        <Plus aria-hidden className="size-5" />
        <span className="max-sm:sr-only">{text.addItem}</span>
      </Button>
    </form>
  );
}
