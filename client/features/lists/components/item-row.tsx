import { clsx } from 'clsx';
import { GripVertical, Pencil } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { CheckboxField } from '#client/ui/forms/choice-field.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { OrderedElement, OrderHandle } from '#client/ui/order/use-drag-order.ts';
import type { ListItem } from '#domain/lists/schema.ts';
import { listScreensText as text } from '#messages/lists.ts';
import { orderingText } from '#messages/ordering.ts';
import { describeItem, isOverdue } from '../model.ts';

interface ItemRowProps {
  item: ListItem;
  /** State of its checkbox, which a tap changes at once. */
  isDone: boolean;
  /** True while a ticked item is still in its former place. */
  isSinking?: boolean;
  onTick: (isDone: boolean) => void;
  onEdit: () => void;
  /** Properties for moving the item; absent for a done or an only one. */
  moving?: Moving;
}

interface Moving {
  isDragged: boolean;
  elementProps: OrderedElement;
  handleProps: OrderHandle;
  /** Moves the item by so many places. */
  onShift: (step: number) => void;
}

/** Id of an item's checkbox. */
export function checkboxIdOf(itemId: string): string {
  return `item-${itemId}`;
}

/** Row of an item. A tap anywhere beside its buttons ticks or unticks it. */
export function ItemRow({ item, isDone, isSinking = false, onTick, onEdit, moving }: ItemRowProps) {
  const { id: memberId } = useMember();
  const partner = usePartner();
  const today = indiaDate(useNow());
  const id = checkboxIdOf(item.id);
  const described = describeItem(item, { today, memberId, partner });
  return (
    <li
      {...moving?.elementProps}
      className={clsx(
        'flex items-start gap-2 py-1 motion-reduce:transition-none',
        moving?.isDragged
          ? 'relative z-10 rounded-small bg-raised shadow-lift'
          : 'transition-[opacity,translate] duration-300',
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
      {moving && <MoveHandle item={item} moving={moving} />}
    </li>
  );
}

/** Handle by which an item is dragged, or moved by arrow keys. */
function MoveHandle({ item, moving: { handleProps, onShift } }: { item: ListItem; moving: Moving }) {
  const shift = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onShift(step);
  };
  return (
    <IconButton
      {...handleProps}
      icon={GripVertical}
      label={orderingText.move(item.text)}
      aria-description={orderingText.keysHint}
      onKeyDown={shift}
      className="-mr-3 -ml-3 cursor-grab touch-none text-ink-soft! active:cursor-grabbing [&_svg]:size-5"
    />
  );
}
