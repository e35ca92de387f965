import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTick } from '#client/features/lists/api.ts';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { CheckBox } from '#client/ui/forms/check-box.tsx';
import { iconButtonClass } from '#client/ui/forms/icon-button.tsx';
import type { ListItem } from '#domain/lists/schema.ts';
import { itemPath } from '#domain/registry/screen-paths.ts';

interface DueItemProps {
  item: ListItem;
  listTitle: string;
  /** Its day, and for whom it is. */
  details: string;
  /** The days that are left; not shown for a done item. */
  badge: ReactNode;
  onTick: () => void;
}

/** Row of a due item: a tap on it ticks or unticks it, and the arrow leads to its list. */
export function DueItem({ item, listTitle, details, badge, onTick }: DueItemProps) {
  const tick = useTick();
  const id = `due-${item.id}`;
  // The tap shows at once, before the outbox has taken it. React would take back a change that comes after the event.
  const [tapped, setTapped] = useState<boolean | null>(null);
  const isDone = tapped ?? item.isDone;
  return (
    <li className="flex items-center gap-x-2 cramped:flex-wrap cramped:justify-end">
      <label htmlFor={id} className="flex min-h-14 min-w-0 flex-1 items-center gap-4 py-3 cramped:basis-full">
        <CheckBox
          id={id}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-details`}
          checked={isDone}
          onChange={({ target }) => {
            const { checked } = target;
            setTapped(checked);
            if (checked) onTick();
            tick.mutate({ id: item.listId, itemId: item.id, isDone: checked }, { onSettled: () => setTapped(null) });
          }}
        />
        <span className="grid min-w-0 flex-1">
          <span
            id={`${id}-name`}
            className={clsx('wrap-anywhere', isDone ? 'text-ink-soft line-through' : 'font-medium')}
          >
            {item.text}
          </span>
          <span id={`${id}-details`} className="text-caption wrap-anywhere text-ink-soft">
            {details}
          </span>
          <PendingMark of={item.id} />
        </span>
      </label>
      {!isDone && badge}
      <Link to={itemPath(item.id)} aria-label={listTitle} title={listTitle} className={clsx(iconButtonClass, '-mr-3')}>
        <ChevronRight aria-hidden className="size-5 text-ink-faint" />
      </Link>
    </li>
  );
}
