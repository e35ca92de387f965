import { clsx } from 'clsx';
import { Pencil, Trash2, Bell, Lock, type LucideIcon, Moon, Repeat, UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { formatDate, formatShortMonth } from '#client/lib/format/dates.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { RowAction, RowActions } from '#client/ui/forms/row-actions.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { importantDateScreensText as text } from '#messages/important-date-screens.ts';
import { importantDatesText } from '#messages/important-dates.ts';
import { panchangText } from '#messages/panchang.ts';
import { useDeleteImportantDate } from '../api.ts';
import { canChange, describeDaysLeft, type Occurrence, describeFirstYear } from '../model.ts';

export const LazyDateForm = lazyDialog(
  async () => (await import('./date-form-dialog.tsx')).DateFormDialog,
  ({ date }) => (date ? text.editTitle : text.addTitle),
);

export function OccurrenceRow({ occurrence }: { occurrence: Occurrence }) {
  const { date, day, daysLeft } = occurrence;
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const remove = useDeleteImportantDate(close);
  const { id: memberId } = useMember();
  const partner = usePartner();
  const { label, tone } = describeDaysLeft(daysLeft);
  const titleId = useId();

  return (
    <li className="flex items-start gap-4 py-4">
      <CalendarLeaf day={day} isPast={daysLeft < 0} />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 id={titleId} className="font-heading text-lead leading-tight font-semibold wrap-anywhere">
            {date.title}
          </h3>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="text-caption text-ink-soft">
          {formatDate(day)} · {importantDatesText.categories[date.category]}
        </p>
        <PendingMark of={date.id} />
        {date.description && <p className="wrap-anywhere whitespace-pre-line">{date.description}</p>}
        <OccurrenceFacts occurrence={occurrence} />
      </div>
      {canChange(date, memberId) && (
        <RowActions of={titleId} className="-mt-2 -mr-3 max-sm:flex-col">
          <RowAction icon={Pencil} label={text.edit} onClick={() => setOpen('edit')} />
          <RowAction icon={Trash2} label={text.delete} onClick={() => setOpen('delete')} isDangerous />
        </RowActions>
      )}
      {open === 'edit' && <LazyDateForm date={date} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'delete'}
        onOpenChange={close}
        title={text.deleteTitle}
        text={text.deleteText(date.title, date.isShared && partner !== null)}
        confirmLabel={text.delete}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ id: date.id })}
      />
    </li>
  );
}

/** Decorative calendar leaf of a day; the date is written beside it. `day` is a calendar date. */
function CalendarLeaf({ day, isPast = false }: { day: string; isPast?: boolean }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid w-14 shrink-0 overflow-hidden rounded-small border text-center',
        isPast ? 'border-line text-ink-soft' : 'border-line-strong bg-surface',
      )}
    >
      <span
        className={clsx(
          'py-0.5 text-caption font-semibold',
          isPast ? 'bg-sunk text-ink-soft' : 'bg-accent text-on-accent',
        )}
      >
        {formatShortMonth(day.slice(0, 7))}
      </span>
      <span className="figures py-1 font-heading text-title font-semibold">{Number(day.slice(8))}</span>
    </span>
  );
}

/** Shows recurrence, reminder and sharing. */
function OccurrenceFacts({ occurrence }: { occurrence: Occurrence }) {
  const { date, daysLeft } = occurrence;
  const { id: memberId } = useMember();
  const partner = usePartner();
  const firstYear = describeFirstYear(occurrence);
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-soft empty:hidden">
      {firstYear && <Fact icon={Repeat} kind={text.everyYear} label={firstYear} />}
      {date.tithi && <Fact icon={Moon} label={panchangText.nameTithi(date.tithi, false)} />}
      {daysLeft >= 0 && <Fact icon={Bell} kind={text.reminder} label={text.daysBefore(date.reminderDays)} />}
      {date.userId !== memberId && <Fact icon={UserRound} label={text.addedBy(partner?.firstName || null)} />}
      {!date.isShared && <Fact icon={Lock} label={text.onlyYou} />}
    </p>
  );
}

/** Shows a fact; on a phone, only the icon conveys `kind`. */
function Fact({ icon: Icon, kind, label }: { icon: LucideIcon; kind?: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>
        {kind && <span className="max-sm:sr-only">{kind} </span>}
        {label}
      </span>
    </span>
  );
}
