import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import type { ListItem } from '#contract/lists.ts';
import { listScreensText as text } from '#messages/lists.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { CheckboxField } from '#client/ui/forms/choice-field.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { describeItem, isOverdue } from '../model.ts';

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
export function checkboxIdOf(itemId: string): string {
  return `item-${itemId}`;
}

/** Row of an item. A tap anywhere beside the pencil ticks or unticks it. */
export function ItemRow({ item, isDone, isSinking = false, onTick, onEdit }: ItemRowProps) {
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
