import { Check, ReceiptIndianRupee } from 'lucide-react';
import { useState, useCallback, useRef } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { LazyExpenseDialog } from '#client/features/expenses/components/lazy-dialogs.tsx';
import { afterPress } from '#client/lib/run-after.ts';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { moveBefore, nextKeyAt } from '#client/ui/order/order-model.ts';
import { useDragOrder } from '#client/ui/order/use-drag-order.ts';
import type { List, ListItem } from '#domain/lists/schema.ts';
import { listFormText } from '#messages/list-form.ts';
import { listScreensText as text } from '#messages/lists.ts';
import { orderingText } from '#messages/ordering.ts';
import { useClearDone, useMoveItems, useTick } from '../api.ts';
import { endOf } from '../items-model.ts';
import { listOpen, type Placed, placeBefore, withPlaces } from '../model.ts';
import { unpaidItemsRead } from '../reads.ts';
import { AddItemField } from './add-item-field.tsx';
import { checkboxIdOf, ItemRow } from './item-row.tsx';
import { LazyItemDialog } from './lazy-dialogs.tsx';

/** Time in milliseconds for which a ticked item stays in its place, for a tap to take the tick back. */
const SINK_MS = 500;

/** The items of a list, with the field that adds more. */
export function ItemList({ list, items }: { list: List; items: readonly ListItem[] }) {
  const [announced, announce] = useState('');
  const [editedId, setEditedId] = useState<string | null>(null);
  /** Ids of the items whose cost is being recorded. */
  const [paying, setPaying] = useState<readonly string[] | null>(null);
  const { tapped, sinking, tap } = useSinking();
  const change = useTick();
  const { placed, move } = usePlacing(list.id);
  const open = listOpen(withPlaces(items, placed), sinking);
  const openIds = open.map(({ id }) => id);
  const { dragged, listRef, elementProps, handleProps } = useDragOrder({ axis: 'y', onMove: moveItem });
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
  function moveItem(itemId: string, nextId: string | null): void {
    move(placeBefore(open, itemId, nextId));
    const place = moveBefore(openIds, (id) => id, itemId, nextId).indexOf(itemId);
    announce(orderingText.placed(place + 1, openIds.length));
  }
  function shift(itemId: string, step: number): void {
    const place = openIds.indexOf(itemId) + step;
    if (place >= 0 && place < openIds.length) moveItem(itemId, nextKeyAt(openIds, itemId, place));
  }
  const rowOf = (item: ListItem) => (
    <ItemRow
      key={item.id}
      item={item}
      isDone={tapped.get(item.id) ?? item.isDone}
      isSinking={sinking.has(item.id)}
      onTick={(isDone) => tick(item, isDone)}
      onEdit={() => setEditedId(item.id)}
      {...(!item.isDone &&
        open.length > 1 && {
          moving: {
            isDragged: dragged === item.id,
            elementProps: elementProps(item.id),
            handleProps: handleProps(item.id),
            onShift: (step: number) => shift(item.id, step),
          },
        })}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <AddItemField
        listId={list.id}
        kind={list.kind}
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
          <ul ref={listRef} className="divide-y divide-line">
            {open.map(rowOf)}
          </ul>
        </section>
      )}
      {done.length > 0 && (
        <Section title={text.done} action={<DoneActions list={list} done={done} onPay={setPaying} />}>
          <ul className="divide-y divide-line">{done.map(rowOf)}</ul>
        </Section>
      )}
      {paying && (
        <LazyExpenseDialog
          start={{ title: list.title, category: 'groceries', listItemIds: [...paying] }}
          onClose={() => setPaying(null)}
        />
      )}
      {edited && <LazyItemDialog item={edited} open={open} onClose={() => setEditedId(null)} />}
    </div>
  );
}

interface DoneActionsProps {
  list: List;
  done: readonly ListItem[];
  /** Receives the ids of the items that have no expense yet. */
  onPay: (itemIds: readonly string[]) => void;
}

function DoneActions({ list, done, onPay }: DoneActionsProps) {
  const clear = useClearDone();
  const { data: unpaidIds } = useCopied(unpaidItemsRead, { id: list.id });
  const unpaid = done.filter(({ id }) => unpaidIds?.has(id)).map(({ id }) => id);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {list.kind === 'shopping' && unpaidIds && unpaid.length === 0 && (
        <p className="text-caption text-ink-soft">{listFormText.expenseMade}</p>
      )}
      {list.kind === 'shopping' && unpaid.length > 0 && (
        <Button variant="secondary" onClick={() => onPay(unpaid)}>
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

/** Shows moved items at once in their new places, before the outbox has taken the moves. */
function usePlacing(listId: string) {
  const [placed, setPlaced] = useState<readonly Placed[]>([]);
  const moveItems = useMoveItems();
  const move = (next: readonly Placed[]) => {
    const isMoved = ({ itemId }: Placed) => next.some((each) => each.itemId === itemId);
    setPlaced((current) => [...current.filter((each) => !isMoved(each)), ...next]);
    void moveItems(listId, next).then(() => setPlaced((current) => current.filter((each) => !next.includes(each))));
  };
  return { placed, move };
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
