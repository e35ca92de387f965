import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { api } from '#client/data/api.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { usePages } from '#client/data/use-pages.ts';
import { profileToasts } from '#client/features/profile/outcome-api.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { restoreToasts } from '#client/ui/feedback/restore-toasts.ts';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { RowAction, RowActions } from '#client/ui/forms/row-actions.tsx';
import { ShowMore } from '#client/ui/layout/show-more.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { daysBetween } from '#domain/kernel/calendar.ts';
import { type RecordKind, resourceOfKind } from '#domain/registry/records.ts';
import type { DeletedRecord } from '#domain/trash/schema.ts';
import { trashScreensText as text } from '#messages/trash.ts';
import { kindIcons } from './kind-icons.ts';

/** Number of trash rows shown at first: members mostly look for the latest deletions. */
const SHOWN = 5;

/** Recently deleted records, each of which can be restored; the author can also delete it permanently. */
export function RecentlyDeletedSection() {
  const trash = useTrash();
  return (
    <QueryState
      query={{ ...trash, data: trash.rows }}
      skeleton={<ListSkeleton label={text.loading} rows={2} />}
      level={2}
      failedTitle={text.failedTitle}
      failedText={text.failedText}
      empty={<p className="text-ink-soft">{text.empty}</p>}
    >
      {(records) => (
        <div className="grid gap-3">
          <p className="text-ink-soft">{text.text}</p>
          <ul className="divide-y divide-line border-y border-line">
            {records.map((record) => (
              <DeletedRow key={`${record.kind}:${record.id}`} record={record} />
            ))}
          </ul>
          <ShowMore pages={trash} label={text.showMore} className="justify-self-start" />
        </div>
      )}
    </QueryState>
  );
}

function DeletedRow({ record }: { record: DeletedRecord }) {
  const [isAsking, setIsAsking] = useState(false);
  const member = useMember();
  const partner = usePartner();
  const today = indiaDate(useNow());
  const restore = useRestore(record.kind);
  const deleteForGood = useDeleteForGood(() => setIsAsking(false));
  const titleId = useId();
  const Icon = kindIcons[record.kind];
  const deleter = [member, partner].find((person) => person?.id === record.deletedBy);
  const facts = [
    text.kinds[record.kind],
    record.day && formatDate(record.day),
    record.amount && formatMoney(record.amount),
    deleter && (deleter === member ? text.deletedByYou(record.kind) : text.deletedBy(deleter.firstName, record.kind)),
    text.daysLeft(daysBetween(today, indiaDate(record.deletedForGoodAt))),
  ];

  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 py-3">
      {Icon && <Icon aria-hidden className="size-5.5 shrink-0 text-ink-soft" strokeWidth={1.8} />}
      {/* If the title does not fit beside the buttons, they wrap below it. */}
      <div className="grid min-w-36 flex-1">
        <p id={titleId} className="font-medium wrap-anywhere">
          {record.title}
        </p>
        <p className="text-caption text-ink-soft">{facts.filter(Boolean).join('\u00A0· ')}</p>
      </div>
      <RowActions of={titleId} className="-mr-3 ml-auto items-center">
        <Button
          variant="quiet"
          aria-describedby={titleId}
          isPending={restore.isPending}
          onClick={() => restore.mutate(record.id)}
        >
          {text.restore}
        </Button>
        {record.canBeDeletedForGood && (
          <RowAction icon={Trash2} label={text.deleteForGood} isDangerous onClick={() => setIsAsking(true)} />
        )}
      </RowActions>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={text.deleteTitle}
        text={text.deleteText(record.title)}
        confirmLabel={text.deleteForGood}
        isPending={deleteForGood.isPending}
        onConfirm={() => deleteForGood.mutate({ id: record.id, kind: record.kind })}
      />
    </li>
  );
}

function useTrash() {
  return usePages(api.trash.list.key(), (page, options) => api.trash.list.call(page, options), SHOWN);
}

function useRestore(kind: RecordKind) {
  const call = api[resourceOfKind(kind)].restore;
  return useMutation({
    mutationKey: call.mutationKey(),
    mutationFn: async (id: string): Promise<void> => void (await call.call({ id })),
    ...restoreToasts,
  });
}

function useDeleteForGood(onDone: () => void) {
  return useMutation(
    api.trash.delete.mutationOptions(profileToasts({ title: text.deletedForGood }, text.deleteFailed, onDone)),
  );
}
