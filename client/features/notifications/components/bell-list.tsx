import { bellText as text } from '#messages/notifications.ts';
import { bellButtonText } from '#messages/member-shell.ts';
import { api, client } from '#client/data/api.ts';
import { usePages } from '#client/data/use-pages.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonLink, Button } from '#client/ui/forms/button.tsx';
import { ShowMore } from '#client/ui/layout/show-more.tsx';
import {
  BellRing,
  CheckCheck,
  CalendarHeart,
  HeartHandshake,
  type LucideIcon,
  MessageCircle,
  Ticket,
  Trophy,
} from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useEffect, useState, createElement } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { useAllReadInSilence, useMarkAllRead, useReadInSilence } from '../api.ts';
import { AUTO_READ_MS, type GatheredNotification, gatherAlike, isShownAsNew, unreadIds } from '../model.ts';
import { clsx } from 'clsx';
import { formatCoins } from '#client/lib/format/money.ts';
import { sideMenuEntries } from '#client/menu-entries.ts';
import { Badge } from '#client/ui/content/badge.tsx';
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

/** Number of notifications loaded at once. */
const SHOWN = 100;

/**
 * List of the bell's dialog. Rendered only while the dialog is open, so that the list is read only then (specification,
 * section 7).
 */
export function BellList({ onClose }: { onClose: () => void }) {
  // Refetched at each opening: a cached list may miss notifications that arrived while the dialog was closed.
  const list = usePages(
    api.notifications.list.key(),
    (page, options) => client.notifications.list(page, options),
    SHOWN,
    { gcTime: 0 },
  );
  return (
    <>
      <QueryState
        query={{ ...list, data: list.rows }}
        skeleton={<ListSkeleton label={bellButtonText.loading} rows={4} />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={
          <EmptyState
            title={text.emptyTitle}
            text={text.emptyText}
            action={
              <ButtonLink to={paths.datePlanning} onClick={onClose}>
                {text.emptyAction}
              </ButtonLink>
            }
          />
        }
      >
        {(notifications) => (
          <>
            <NotificationRows notifications={notifications} onClose={onClose} />
            <ShowMore pages={list} label={text.showMore} className="justify-self-start" />
          </>
        )}
      </QueryState>
      <TestLink onFollow={onClose} />
    </>
  );
}

/** Link to the screen that diagnoses missing notifications. */
function TestLink({ onFollow }: { onFollow: () => void }) {
  return (
    <Link to={paths.notificationTest} onClick={onFollow} className="link mt-2 inline-flex min-h-11 items-center gap-2">
      <BellRing aria-hidden className="size-5" strokeWidth={1.9} />
      {text.check}
    </Link>
  );
}

interface NotificationRowsProps {
  /** Notifications, newest first. */
  notifications: readonly Notification[];
  onClose: () => void;
}

/** Lists notifications. Unread ones are marked as read one second after they appear, once per opening. */
function NotificationRows({ notifications, onClose }: NotificationRowsProps) {
  const [newAtOpening, setNewAtOpening] = useState(() => unreadIds(notifications));
  const [hadUnread] = useState(newAtOpening.size > 0);
  const { mutate: markAllRead, isPending } = useMarkAllRead();
  const { mutate: readInSilence } = useAllReadInSilence();
  const markRead = useReadInSilence();
  const navigate = useNavigate();
  const hasUnread = unreadIds(notifications).size > 0;

  useEffect(() => {
    if (!hadUnread) return;
    const timer = setTimeout(() => readInSilence(undefined), AUTO_READ_MS);
    return () => clearTimeout(timer);
  }, [hadUnread, readInSilence]);

  function open({ ids, path, isRead }: GatheredNotification) {
    if (!isRead) markRead.mutate({ notificationIds: [...ids] });
    onClose();
    void navigate(path);
  }

  return (
    <>
      {hasUnread && (
        <Button
          variant="quiet"
          isPending={isPending}
          onClick={() => {
            setNewAtOpening(new Set());
            markAllRead(undefined);
          }}
          className="-ml-5"
        >
          <CheckCheck aria-hidden className="size-5" />
          {text.markAll}
        </Button>
      )}
      <ul className="grid gap-1">
        {gatherAlike(notifications, newAtOpening).map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            isNew={isShownAsNew(notification, newAtOpening)}
            onOpen={() => open(notification)}
          />
        ))}
      </ul>
    </>
  );
}

function NotificationRow({ notification, isNew, onOpen }: NotificationRowProps) {
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
