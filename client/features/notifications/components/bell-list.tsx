import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import {
  BellRing,
  CheckCheck,
  ChevronRight,
  CalendarHeart,
  HeartHandshake,
  type LucideIcon,
  MessageCircle,
  Ticket,
  Trophy,
} from 'lucide-react';
import { useEffect, useState, createElement } from 'react';
import { Link, useNavigate } from 'react-router';
import { api, client } from '#client/data/api.ts';
import { usePages } from '#client/data/use-pages.ts';
import { useNow } from '#client/lib/clock.ts';
import {
  dayAfter,
  formatDate,
  formatInstant,
  formatInstantTime,
  formatWeekday,
  localDate,
} from '#client/lib/format/dates.ts';
import { sideMenuEntries } from '#client/menu-entries.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonLink, Button } from '#client/ui/forms/button.tsx';
import { ShowMore } from '#client/ui/layout/show-more.tsx';
import type { Notification } from '#domain/notifications/schema.ts';
import { bellButtonText } from '#messages/member-shell.ts';
import { bellText as text } from '#messages/notifications.ts';
import { useAllReadInSilence, useMarkAllRead, useReadInSilence } from '../api.ts';
import { AUTO_READ_MS, type BellRow, type BellSection, isShownAsNew, toSections, unreadIds } from '../model.ts';

const looks: Record<Notification['type'], { icon: LucideIcon; className: string }> = {
  nudge: { icon: HeartHandshake, className: 'bg-accent-soft text-accent-ink' },
  achievement: { icon: Trophy, className: 'bg-festive-soft text-festive-ink' },
  deal: { icon: Ticket, className: 'bg-festive-soft text-festive-ink' },
  reminder: { icon: CalendarHeart, className: 'bg-calm-soft text-calm-ink' },
  other: { icon: MessageCircle, className: 'bg-sunk text-ink-soft' },
};

// Loaded only by members with such a notification.
const DueCard = lazyNamed(async () => (await import('#client/features/recurring/components/due-card.tsx')).DueCard);

/** Number of gathered notifications that are listed before 'Show all'. */
const LISTED = 3;

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
  const { data: unread } = useQuery(api.notifications.unread.queryOptions());
  const hasUnread = unreadIds(notifications).size > 0 || (unread?.unreadNudges ?? 0) > 0;
  // Set at the opening, or as soon as the number of nudges is known.
  const [hadUnread, setHadUnread] = useState(hasUnread);
  if (hasUnread && !hadUnread) setHadUnread(true);
  const { mutate: markAllRead, isPending } = useMarkAllRead();
  const { mutate: readInSilence } = useAllReadInSilence();
  const markRead = useReadInSilence();
  const navigate = useNavigate();
  const today = localDate(useNow());

  useEffect(() => {
    if (!hadUnread) return;
    const timer = setTimeout(() => readInSilence(undefined), AUTO_READ_MS);
    return () => clearTimeout(timer);
  }, [hadUnread, readInSilence]);

  function open({ id, path, isRead }: Notification) {
    if (!isRead) markRead.mutate({ notificationIds: [id] });
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
      <div className="grid gap-5">
        {toSections(notifications, newAtOpening).map((section) => (
          <section key={section.day ?? 'new'} className="grid gap-1">
            <h3 className="text-lead font-semibold">{nameSection(section, today)}</h3>
            <ul className="grid gap-1">
              {section.rows.map((row) => {
                const isNew = isShownAsNew(row.of[0], newAtOpening);
                const time = isNew ? formatInstant : formatInstantTime;
                return row.of.length > 1 ? (
                  <GatheredRow key={row.of[0].id} row={row} time={time(row.of[0].createdAt)} onOpen={open} />
                ) : (
                  <NotificationRow
                    key={row.of[0].id}
                    notification={row.of[0]}
                    isNew={isNew}
                    time={time(row.of[0].createdAt)}
                    onOpen={() => open(row.of[0])}
                    onClose={onClose}
                  />
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function nameSection({ day }: BellSection, today: string): string {
  if (day === null) return text.newOnes;
  if (day === today) return text.today;
  if (dayAfter(day) === today) return text.yesterday;
  return day.slice(0, 4) === today.slice(0, 4) ? formatWeekday(day) : formatDate(day);
}

interface NotificationRowProps {
  notification: Notification;
  isNew: boolean;
  time: string;
  onOpen: () => void;
  onClose: () => void;
}

function NotificationRow({ notification, isNew, time, onOpen, onClose }: NotificationRowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="-mx-3 flex min-h-14 w-[calc(100%+1.5rem)] items-start gap-3 rounded-small px-3 py-3 text-left transition-colors hover:bg-sunk"
      >
        <TypeIcon of={notification} />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={clsx('wrap-anywhere', isNew ? 'font-semibold' : 'font-medium')}>{notification.title}</span>
          <span className="line-clamp-3 text-caption wrap-anywhere text-ink-soft">{notification.message}</span>
          <time dateTime={notification.createdAt} className="figures text-caption text-ink-soft">
            {time}
          </time>
        </span>
        {isNew && <NewDot />}
      </button>
      {notification.kind === 'recurring_due' && <DueCard about={notification.about} onDone={onClose} />}
    </li>
  );
}

interface GatheredRowProps {
  row: BellRow;
  time: string;
  onOpen: (notification: Notification) => void;
}

/** Shows several new notifications of one kind and day under a sentence for all; each opens by itself. */
function GatheredRow({ row: { of, title }, time, onOpen }: GatheredRowProps) {
  const [isOpen, setIsOpen] = useState(of.length <= LISTED + 1);
  const [first] = of;
  const listed = isOpen ? of : of.slice(0, LISTED);
  return (
    <li className="flex items-start gap-3 py-3">
      <TypeIcon of={first} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <ul className="grid">
          {listed.map((notification) => (
            <li key={notification.id}>
              <button
                type="button"
                onClick={() => onOpen(notification)}
                className="-mx-3 flex min-h-11 w-[calc(100%+1.5rem)] items-center justify-between gap-2 rounded-small px-3 py-1.5 text-left transition-colors hover:bg-sunk"
              >
                <span className="line-clamp-3 wrap-anywhere">{notification.message}</span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
              </button>
            </li>
          ))}
        </ul>
        {!isOpen && (
          <button
            type="button"
            aria-expanded={false}
            onClick={() => setIsOpen(true)}
            className="link min-h-11 text-left"
          >
            {text.showAll(of.length)}
          </button>
        )}
        <time dateTime={first.createdAt} className="figures text-caption text-ink-soft">
          {time}
        </time>
      </div>
      <NewDot />
    </li>
  );
}

function TypeIcon({ of }: { of: Notification }) {
  return (
    <span className={clsx('grid size-10 shrink-0 place-items-center rounded-full', looks[of.type].className)}>
      {createElement(iconOf(of), { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.9 })}
      <span className="sr-only">{text.types[of.type]}</span>
    </span>
  );
}

function NewDot() {
  return (
    <span className="mt-2 size-2.5 shrink-0 rounded-full bg-accent">
      <span className="sr-only">{text.new}</span>
    </span>
  );
}

/** Returns the icon of the screen that the notification opens; for a screen without one, that of its type. */
function iconOf({ type, path }: Notification): LucideIcon {
  const { pathname } = new URL(path, location.origin);
  const entry = sideMenuEntries({ isAdmin: true }).find((each) => each.path === pathname);
  return type === 'reminder' || type === 'other' ? (entry?.icon ?? looks[type].icon) : looks[type].icon;
}
