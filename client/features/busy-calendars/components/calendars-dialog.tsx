import { useQuery } from '@tanstack/react-query';
import { Link2, Trash2, FileUp } from 'lucide-react';
import { useId, useState, useRef } from 'react';
import { api } from '#client/data/api.ts';
import { usePartner } from '#client/data/partner.ts';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { RowAction, RowActions } from '#client/ui/forms/row-actions.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { BUSY_CALENDARS } from '#domain/busy-calendars/facts.ts';
import type { BusyCalendar } from '#domain/busy-calendars/schema.ts';
import { busyCalendarScreensText as text } from '#messages/busy-calendars.ts';
import { useDeleteCalendar, useUploadCalendar } from '../api.ts';
import { isFull, describeCalendar, describeProblem } from '../model.ts';

const AddressDialog = lazyDialog(
  async () => (await import('./address-dialog.tsx')).AddressDialog,
  () => text.addressTitle,
);

/** Lists the member's calendars, adds one by its address or from a file, and deletes one. */
export function CalendarsDialog({ onClose }: { onClose: () => void }) {
  const [isAdding, setIsAdding] = useState(false);
  const [deleted, setDeleted] = useState<BusyCalendar>();
  const noteId = useId();
  const partner = usePartner();
  const calendars = useQuery(api.busyCalendars.list.queryOptions());
  const upload = useUploadCalendar();
  const remove = useDeleteCalendar(() => setDeleted(undefined));
  const isAtLimit = isFull(calendars.data ?? []);
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={text.title}
        description={partner ? text.privacy(partner.firstName) : text.privacyAlone}
      >
        <div className="grid grid-cols-1 gap-5">
          <QueryState
            query={calendars}
            skeleton={<ListSkeleton label={text.loading} rows={2} />}
            failedTitle={text.failedTitle}
            failedText={text.failedText}
            empty={<p className="rounded-small bg-sunk px-4 py-3">{text.empty}</p>}
          >
            {(list) => (
              <ul className="divide-y divide-line border-y border-line">
                {list.map((calendar) => (
                  <CalendarRow key={calendar.id} calendar={calendar} onDelete={() => setDeleted(calendar)} />
                ))}
              </ul>
            )}
          </QueryState>
          <div className="grid gap-2">
            <div className="grid gap-3 sm:flex sm:flex-wrap">
              <Button disabled={isAtLimit} aria-describedby={noteId} onClick={() => setIsAdding(true)}>
                <Link2 aria-hidden className="size-5" />
                {text.addByAddress}
              </Button>
              <FileButton
                isPending={upload.percent !== null}
                isDisabled={isAtLimit}
                describedBy={noteId}
                onChoose={upload.send}
              />
            </div>
            <p id={noteId} className="text-caption text-ink-soft empty:hidden">
              {isAtLimit && text.full(BUSY_CALENDARS.maxCount)}
            </p>
            <p role="status" className="figures text-caption text-ink-soft empty:hidden">
              {upload.percent !== null && text.sending(upload.percent)}
            </p>
            <p role="alert" className="font-medium text-danger empty:hidden">
              {upload.problem}
            </p>
          </div>
        </div>
      </Dialog>
      {isAdding && <AddressDialog onClose={() => setIsAdding(false)} />}
      <ConfirmDialog
        isOpen={deleted !== undefined}
        onOpenChange={() => setDeleted(undefined)}
        title={text.deleteTitle}
        text={text.deleteText(deleted?.name ?? '')}
        confirmLabel={text.deleteConfirm}
        isPending={remove.isPending}
        onConfirm={() => deleted && remove.mutate({ id: deleted.id })}
      />
    </>
  );
}

interface CalendarRowProps {
  calendar: BusyCalendar;
  onDelete: () => void;
}

function CalendarRow({ calendar, onDelete }: CalendarRowProps) {
  const titleId = useId();
  return (
    <li className="flex min-h-14 items-center gap-3 py-2.5">
      <div className="grid min-w-0 flex-1">
        <span id={titleId} className="font-medium wrap-anywhere">
          {calendar.name}
        </span>
        <div aria-live="polite" className="grid text-caption wrap-anywhere text-ink-soft">
          <span>{describeCalendar(calendar)}</span>
          <span className="text-danger empty:hidden">{describeProblem(calendar)}</span>
        </div>
      </div>
      <RowActions of={titleId} className="-mr-3">
        <RowAction icon={Trash2} label={text.delete} isDangerous onClick={onDelete} />
      </RowActions>
    </li>
  );
}

interface FileButtonProps {
  isPending: boolean;
  isDisabled: boolean;
  describedBy: string;
  onChoose: (file: File) => void;
}

/** Chooses a calendar file. */
function FileButton({ isPending, isDisabled, describedBy, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        // Phones report different types for calendar files.
        accept=".ics,.ical,text/calendar,application/ics,application/octet-stream"
        hidden
        aria-label={text.chooseFile}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // Reset, so that the same file can be chosen again after a failure.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        isPending={isPending}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden className="size-5" />
        {text.chooseFile}
      </Button>
    </>
  );
}
