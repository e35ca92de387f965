import { CalendarPlus, Ellipsis, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { RowAction } from '#client/ui/forms/row-actions.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import type { DateEvent } from '#domain/dates/schema.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';
import { useDeleteDate } from '../api.ts';
import { formatMoment } from '../model.ts';
import { LazyScopeDialog } from './lazy-answer-dialogs.tsx';
import { LazyDateForm } from './lazy-date-sheet.tsx';

/** Buttons of a date's row: one deletes it, the other opens a sheet to edit it or to add it to a calendar. */
export function DateActions({ date }: { date: DateEvent }) {
  const [open, setOpen] = useState<'menu' | 'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const remove = useDeleteDate(close);
  return (
    <>
      <RowAction icon={Trash2} label={text.delete} onClick={() => setOpen('delete')} isDangerous />
      <RowAction icon={Ellipsis} label={text.actions} onClick={() => setOpen('menu')} />
      <Dialog isOpen={open === 'menu'} onOpenChange={close} title={date.title} description={formatMoment(date)}>
        <div className="-mx-3 grid pb-2">
          <MenuButton icon={Pencil} label={text.edit} onClick={() => setOpen('edit')} />
          <MenuButton
            icon={CalendarPlus}
            label={text.toCalendar}
            onClick={() => {
              close();
              location.assign(`/api/date-events/${date.id}/calendar.ics`);
            }}
          />
        </div>
      </Dialog>
      {open === 'edit' && <LazyDateForm date={date} onClose={close} />}
      {open === 'delete' && date.seriesId !== null && (
        <LazyScopeDialog
          act="delete"
          title={date.title}
          isPending={remove.isPending}
          onChoose={(scope) => remove.mutate({ id: date.id, scope })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={open === 'delete' && date.seriesId === null}
        onOpenChange={close}
        title={text.deleteTitle}
        text={text.deleteText(date.title)}
        confirmLabel={text.delete}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ id: date.id })}
      />
    </>
  );
}

interface MenuButtonProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
}

function MenuButton({ icon: Icon, label, onClick }: MenuButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-14 items-center gap-4 rounded-small px-3 text-left font-medium transition-colors hover:bg-sunk"
    >
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.9} />
      {label}
    </button>
  );
}
