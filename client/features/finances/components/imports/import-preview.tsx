import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExpenseImport } from '#contract/expense-imports.ts';
import { expenseImportText as text } from '#messages/screens/expense-import.ts';
import { uiText } from '#messages/screens/ui.ts';
import { api } from '#client/lib/api.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import type { ImportRow, ImportRows } from '#client/lib/money-texts/expense-import/to-rows.ts';
import { usePartner } from '#client/lib/partner.ts';
import { useMember } from '#client/lib/session.ts';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { CheckboxField } from '#client/ui/forms/choice-field.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { useCreateImport } from '../../import-api.ts';
import { toImportInput } from '../../import-model.ts';
import { categoryLabel } from '../category-look.tsx';

interface ImportPreviewProps {
  name: string;
  found: ImportRows;
  onBack: () => void;
  onDone: (done: ExpenseImport) => void;
  onClose: () => void;
}

/** The third step: every expense of the file, those that are there already not chosen. */
export function ImportPreview({ name, found, onBack, onDone, onClose }: ImportPreviewProps) {
  const { rows, leftOut } = found;
  const { id: memberId } = useMember();
  const partner = usePartner();
  const create = useCreateImport(onDone);
  const check = useQuery({
    ...api.expenseImports.check.queryOptions({
      input: { rows: rows.map(({ spentOn, amount, title }) => ({ spentOn, amount, title })) },
    }),
    // The key holds the whole file.
    gcTime: 0,
  });
  const present = new Set(check.data?.present);
  /** The places of rows that are chosen otherwise than at first. */
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const isChosen = (place: number) => present.has(place) === turned.has(place);
  const chosen = rows.filter((_row, place) => isChosen(place));
  const canImport = check.data !== undefined && chosen.length > 0;

  function turn(place: number) {
    const next = new Set(turned);
    if (!next.delete(place)) next.add(place);
    setTurned(next);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !create.isPending && onClose()}
      title={text.preview}
      footer={
        create.isPending ? (
          <ImportProgress percent={create.percent} count={chosen.length} />
        ) : (
          <>
            <Button variant="secondary" onClick={onBack}>
              {uiText.back}
            </Button>
            <Button
              disabled={!canImport}
              onClick={() =>
                create.mutate({
                  name,
                  rows: chosen.map((row) => toImportInput(row, memberId, partner?.id ?? null)),
                })
              }
            >
              {check.data && chosen.length === 0 ? text.noneChosen : text.submit(chosen.length)}
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4 pb-2">
        <QueryState
          query={check}
          skeleton={<ListSkeleton label={text.reading} rows={5} />}
          failedTitle={text.checkFailed}
          failedText={text.failedText}
        >
          {() => (
            <>
              <div className="grid gap-1 text-ink-soft">
                {present.size > 0 && <p>{text.present(present.size)}</p>}
                {leftOut > 0 && <p>{text.leftOut(leftOut)}</p>}
              </div>
              <PreviewList
                rows={rows}
                payerOf={(row) =>
                  row.paidBy === 'partner' && partner ? text.paidByName(partner.firstName) : text.paidByYou
                }
                present={present}
                isChosen={isChosen}
                onTurn={turn}
              />
            </>
          )}
        </QueryState>
      </div>
    </Dialog>
  );
}

function ImportProgress({ percent, count }: { percent: number; count: number }) {
  return (
    <div role="status" className="grid min-h-11 w-full flex-1 content-center gap-2">
      <p className="font-medium">{text.importing(count)}</p>
      {/* What is sent is nearly all of the time on a phone; the last bit is the server's. */}
      <ProgressBar label={text.importing(count)} percent={percent * 0.9} />
    </div>
  );
}

const PAGE = 50;

interface PreviewListProps {
  rows: readonly ImportRow[];
  payerOf: (row: ImportRow) => string;
  present: ReadonlySet<number>;
  isChosen: (place: number) => boolean;
  onTurn: (place: number) => void;
}

function PreviewList({ rows, payerOf, present, isChosen, onTurn }: PreviewListProps) {
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {rows.slice(0, shown).map((row, place) => (
          <li key={row.line} className="flex items-start justify-between gap-3 py-1">
            <CheckboxField
              label={<span className="wrap-anywhere">{row.title}</span>}
              hint={[
                formatDate(row.spentOn),
                categoryLabel(row.category),
                payerOf(row),
                present.has(place) && text.isPresent,
              ]
                .filter(Boolean)
                .join(' · ')}
              checked={isChosen(place)}
              onChange={() => onTurn(place)}
            />
            <span className="figures shrink-0 py-2 font-semibold">{formatMoney(row.amount)}</span>
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => setShown((count) => count + PAGE)}
        >
          {text.showMore}
        </Button>
      )}
    </>
  );
}
