import { clsx } from 'clsx';
import { CalendarHeart, HeartHandshake, type LucideIcon, MessageCircle, Ticket, Trophy } from 'lucide-react';
import type { Notification } from '#contract/notifications.ts';
import { bellText as text } from '#messages/screens/notifications.ts';
import { formatInstant } from '#client/lib/format/dates.ts';

const icons: Record<Notification['type'], { icon: LucideIcon; className: string }> = {
  nudge: { icon: HeartHandshake, className: 'bg-accent-soft text-accent-ink' },
  achievement: { icon: Trophy, className: 'bg-festive-soft text-festive-ink' },
  deal: { icon: Ticket, className: 'bg-festive-soft text-festive-ink' },
  reminder: { icon: CalendarHeart, className: 'bg-calm-soft text-calm-ink' },
  other: { icon: MessageCircle, className: 'bg-sunk text-ink-soft' },
};

interface NotificationRowProps {
  notification: Notification;
  isNew: boolean;
  onOpen: () => void;
}

export function NotificationRow({ notification, isNew, onOpen }: NotificationRowProps) {
  const { icon: Icon, className } = icons[notification.type];
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
          <Icon aria-hidden className="size-5" strokeWidth={1.9} />
          <span className="sr-only">{text.types[notification.type]}</span>
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={clsx('wrap-anywhere', isNew ? 'font-semibold' : 'font-medium')}>
            {notification.title}
          </span>
          <span className="line-clamp-3 text-caption wrap-anywhere text-ink-soft">
            {notification.message}
          </span>
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
