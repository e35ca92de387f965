import { clsx } from 'clsx';
import { createElement } from 'react';
import { CalendarHeart, HeartHandshake, type LucideIcon, MessageCircle, Ticket, Trophy } from 'lucide-react';
import type { Notification } from '#contract/notifications.ts';
import { bellText as text } from '#messages/notifications.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { sideMenuEntries } from '#client/menu-entries.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import type { GatheredNotification } from '../model.ts';
import { formatInstant } from '#client/lib/format/dates.ts';

const looks: Record<Notification['type'], { icon: LucideIcon; className: string }> = {
  nudge: { icon: HeartHandshake, className: 'bg-accent-soft text-accent-ink' },
  achievement: { icon: Trophy, className: 'bg-festive-soft text-festive-ink' },
  deal: { icon: Ticket, className: 'bg-festive-soft text-festive-ink' },
  reminder: { icon: CalendarHeart, className: 'bg-calm-soft text-calm-ink' },
  other: { icon: MessageCircle, className: 'bg-sunk text-ink-soft' },
};

interface NotificationRowProps {
  notification: GatheredNotification;
  isNew: boolean;
  onOpen: () => void;
}

export function NotificationRow({ notification, isNew, onOpen }: NotificationRowProps) {
  const { className } = looks[notification.type];
  const count = notification.ids.length;
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className={clsx(
          '-mx-3 flex min-h-14 w-[calc(100%+1.5rem)] items-start gap-3 rounded-small px-3 py-3 text-left transition-colors',
          isNew ? 'bg-accent-soft' : 'hover:bg-sunk',
        )}
      >
        <span
          className={clsx(
            'grid size-10 shrink-0 place-items-center rounded-full',
            isNew && notification.type === 'nudge' ? 'bg-surface text-accent-ink' : className,
          )}
        >
          {createElement(iconOf(notification), {
            'aria-hidden': true,
            className: 'size-5',
            strokeWidth: 1.9,
          })}
          <span className="sr-only">{text.types[notification.type]}</span>
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={clsx('wrap-anywhere', isNew ? 'font-semibold' : 'font-medium')}>
            {notification.title}
            {count > 1 && (
              <span className="ml-2 inline-block align-middle">
                <Badge tone="festive">{text.timesAlike(formatCoins(count))}</Badge>
              </span>
            )}
          </span>
          <span className="line-clamp-3 text-caption wrap-anywhere text-ink-soft">{notification.message}</span>
          <time dateTime={notification.createdAt} className="figures text-caption text-ink-soft">
            {formatInstant(notification.createdAt)}
          </time>
        </span>
        {isNew && (
          <span className="mt-2 size-2.5 shrink-0 rounded-full bg-accent">
            <span className="sr-only">{text.new}</span>
          </span>
        )}
      </button>
    </li>
  );
}

/** Returns the icon of the screen that the notification opens; for a screen without one, that of its type. */
function iconOf({ type, path }: Notification): LucideIcon {
  const { pathname } = new URL(path, location.origin);
  const entry = sideMenuEntries({ isAdmin: true }).find((each) => each.path === pathname);
  return type === 'reminder' || type === 'other' ? (entry?.icon ?? looks[type].icon) : looks[type].icon;
}
