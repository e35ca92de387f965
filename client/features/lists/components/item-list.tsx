import { clsx } from 'clsx';
import { Check, ReceiptIndianRupee, Pencil } from 'lucide-react';
import { useState, useCallback, useRef } from 'react';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { LazyExpenseDialog } from '#client/features/expenses/components/lazy-dialogs.tsx';
import { afterPress } from '#client/lib/after-press.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { Section } from '#client/ui/content/card.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { CheckboxField } from '#client/ui/forms/choice-field.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { List, ListItem } from '#domain/lists/schema.ts';
import { listScreensText as text } from '#messages/lists.ts';
import { useClearDone, useTick } from '../api.ts';
import { endOf } from '../items-model.ts';
import { listOpen, describeItem, isOverdue } from '../model.ts';
import { AddItemField } from './add-item-field.tsx';
import { LazyItemDialog } from './lazy-dialogs.tsx';

/** Time in milliseconds for which a ticked item stays in its place, for a tap to take the tick back. */
const SINK_MS = 500;

/** The items of a list, with the field that adds more. */
export function ItemList({ list, items }: { list: List; items: readonly ListItem[] }) {
  const [announced, announce] = useState('');
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const { tapped, sinking, tap } = useSinking();
  const change = useTick();
  const open = listOpen(items, sinking);
  const done = items.filter(({ id, isDone }) => isDone && !sinking.has(id));
  const edited = items.find(({ id }) => id === editedId);

  function tick(item: ListItem, isDone: boolean): void {
    change.mutate({ id: list.id, itemId: item.id, isDone });
    announce(
      isDone
        ? text.ticked(item.text, items.filter((each) => !each.isDone && each.id !== item.id).length)
        : text.unticked(item.text),
    );
    tap(item.id, isDone, () => moveFocus(item.id, open));
  }
  const rowOf = (item: ListItem) => (
    <ItemRow
      key={item.id}
      item={item}
      isDone={tapped.get(item.id) ?? item.isDone}
      isSinking={sinking.has(item.id)}
      onTick={(isDone) => tick(item, isDone)}
      onEdit={() => setEditedId(item.id)}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <AddItemField
        listId={list.id}
        end={endOf(items)}
        isEmpty={items.length === 0}
        onAdded={(texts) => announce(texts.length === 1 ? text.added(texts[0] ?? '') : text.severalAdded(texts.length))}
      />
      <p role="status" className="sr-only">
        {announced}
      </p>
      {items.length === 0 && <EmptyState level={2} title={text.noItemsTitle} text={text.noItemsText} />}
      {open.length > 0 && (
        <section aria-label={text.items}>
          <ul className="divide-y divide-line">{open.map(rowOf)}</ul>
        </section>
      )}
      {done.length > 0 && (
        <Section title={text.done} action={<DoneActions list={list} done={done} onPay={() => setIsPaying(true)} />}>
          <ul className="divide-y divide-line">{done.map(rowOf)}</ul>
        </Section>
      )}
      {isPaying && (
        <LazyExpenseDialog start={{ title: list.title, category: 'groceries' }} onClose={() => setIsPaying(false)} />
      )}
      {edited && <LazyItemDialog item={edited} onClose={() => setEditedId(null)} />}
    </div>
  );
}

interface DoneActionsProps {
  list: List;
  done: readonly ListItem[];
  onPay: () => void;
}

function DoneActions({ list, done, onPay }: DoneActionsProps) {
  const clear = useClearDone();
  return (
    <div className="flex flex-wrap gap-2">
      {list.kind === 'shopping' && (
        <Button variant="secondary" onClick={onPay}>
          <ReceiptIndianRupee aria-hidden className="size-5" />
          {text.makeExpense}
        </Button>
      )}
      <Button
        variant="secondary"
        isPending={clear.isPending}
        onClick={() => clear.mutate({ id: list.id, itemIds: done.map(({ id }) => id) })}
      >
        <Check aria-hidden className="size-5" />
        {text.clearDone}
      </Button>
    </div>
  );
}

/** Moves the focus from the checkbox of an item that sinks to the next one, so that a keyboard goes on from there. */
function moveFocus(itemId: string, open: readonly ListItem[]): void {
  if (document.activeElement?.id !== checkboxIdOf(itemId)) return;
  const index = open.findIndex(({ id }) => id === itemId);
  const next = open[index + 1] ?? open[index - 1];
  if (next) document.getElementById(checkboxIdOf(next.id))?.focus();
}

/**
 * Shows taps at once, before the outbox has taken them: `tapped` has the new state of each tapped item for a moment. A
 * ticked item stays in its place meanwhile (`sinking`); not for members who want less motion.
 */
function useSinking() {
  const [tapped, setTapped] = useState<ReadonlyMap<string, boolean>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const tap = useCallback((id: string, isDone: boolean, onSunk: () => void) => {
    clearTimeout(timers.current.get(id));
    setTapped((before) => new Map(before).set(id, isDone));
    if (isDone && isStill()) onSunk();
    const end = () => {
      if (isDone && !isStill()) onSunk();
      setTapped((before) => new Map([...before].filter(([each]) => each !== id)));
    };
    const timer = setTimeout(() => afterPress(() => timers.current.get(id) === timer && end()), SINK_MS);
    timers.current.set(id, timer);
  }, []);
  const sinking = isStill() ? [] : [...tapped].filter(([, isDone]) => isDone).map(([id]) => id);
  return { tapped, sinking: new Set(sinking), tap };
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

interface ItemRowProps {
  item: ListItem;
  /** State of its checkbox, which a tap changes at once. */
  isDone: boolean;
  /** True while a ticked item is still in its former place. */
  isSinking?: boolean;
  onTick: (isDone: boolean) => void;
  onEdit: () => void;
}

/** Id of an item's checkbox. */
function checkboxIdOf(itemId: string): string {
  return `item-${itemId}`;
}

/** Row of an item. A tap anywhere beside the pencil ticks or unticks it. */
function ItemRow({ item, isDone, isSinking = false, onTick, onEdit }: ItemRowProps) {
  const { id: memberId } = useMember();
  const partner = usePartner();
  const today = indiaDate(useNow());
  const id = checkboxIdOf(item.id);
  const described = describeItem(item, { today, memberId, partner });
  return (
    <li
      className={clsx(
        'flex items-start gap-2 py-1 transition-[opacity,translate] duration-300 motion-reduce:transition-none',
        isSinking && 'translate-y-1 opacity-50',
        isDone && !isSinking && 'appear',
      )}
    >
      <div className="min-w-0 flex-1">
        <CheckboxField
          id={id}
          checked={isDone}
          onChange={({ target }) => onTick(target.checked)}
          label={<span className={clsx('wrap-anywhere', isDone && 'text-ink-soft line-through')}>{item.text}</span>}
          hint={
            described && (
              <span className={clsx('wrap-anywhere', isOverdue(item, today) && 'font-medium text-danger')}>
                {described}
              </span>
            )
          }
        />
        <div className="pl-9">
          <PendingMark of={item.id} />
        </div>
      </div>
      <IconButton
        icon={Pencil}
        label={text.edit}
        aria-describedby={`${id}-label`}
        onClick={onEdit}
        className="text-ink-soft! hover:text-accent-ink! [&_svg]:size-5"
      />
    </li>
  );
}
