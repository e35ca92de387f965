import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { importantDateScreensText as text } from '#messages/screens/important-dates.ts';
import { importantDatesText } from '#messages/important-dates.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { RowAction, RowActions } from '#client/ui/forms/row-actions.tsx';
import { useDeleteImportantDate } from '../api.ts';
import { canChange, describeDaysLeft, type Occurrence } from '../model.ts';
import { CalendarLeaf } from './calendar-leaf.tsx';
import { LazyDateForm } from './lazy-date-form.tsx';
import { OccurrenceFacts } from './occurrence-facts.tsx';

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
