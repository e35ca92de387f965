import { clsx } from 'clsx';
import { type ReactNode, useMemo, useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { balanceRead } from '#client/features/balance/reads.ts';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import type { Balance } from '#domain/balance/schema.ts';
import { IMPORT_ROWS_MAX } from '#domain/imports/facts.ts';
import type { ExpenseImport } from '#domain/imports/schema.ts';
import { expenseImportText as text } from '#messages/expense-import.ts';
import { uiText } from '#messages/ui.ts';
import { useCreateImport, useImportCheck } from '../api.ts';
import { choiceOf, makePlan, type RowChoice, type Turned } from '../preview/plan.ts';
import { listCompared, toImportInput } from '../preview/to-input.ts';
import type { QuestionId, Understanding } from '../understand/entry.ts';
import { ImportFaultNote } from './file-choice.tsx';
import { FileQuestions } from './file-questions.tsx';
import { PreviewHead } from './preview-head.tsx';
import { PreviewRows } from './preview-rows.tsx';

interface ImportPreviewProps {
  name: string;
  understanding: Understanding;
  /** Returns the understanding of the file with another answer. */
  factsOf: (id: QuestionId, answer: string) => Understanding;
  onAnswer: (id: QuestionId, answer: string) => void;
  /** Opens the column choices; `null` for a known source, whose columns are certain. */
  onColumns: (() => void) | null;
  onOtherFile: () => void;
  onDone: (done: ExpenseImport) => void;
  onClose: () => void;
}

/** Shows every row of the file and its outcome. Rows already recorded are not preselected. */
export function ImportPreview(props: ImportPreviewProps) {
  const { understanding } = props;
  const { id: memberId } = useMember();
  const partnerId = usePartner()?.id ?? null;
  const { lines, input, count } = useMemo(
    () => listCompared(understanding.entries, { memberId, partnerId }),
    [understanding, memberId, partnerId],
  );
  const isChecked = count > 0 && count <= IMPORT_ROWS_MAX;
  const check = useImportCheck(input, isChecked);
  const balance = useCopied(balanceRead, null);
  const present = useMemo(
    () =>
      new Set([
        ...(check.data?.present ?? []).map((place) => lines.rows[place] ?? 0),
        ...(check.data?.presentSettlements ?? []).map((place) => lines.settlements[place] ?? 0),
      ]),
    [check.data, lines],
  );
  const failed = check.isError ? check : balance.isError ? balance : null;
  return (
    <ChosenRows
      {...props}
      present={present}
      balance={isChecked && !check.data ? null : (balance.data ?? null)}
      fault={count > IMPORT_ROWS_MAX ? text.faults.tooMany(IMPORT_ROWS_MAX) : count === 0 ? text.nothing : null}
      failure={
        failed && (
          <ErrorState
            title={text.checkFailed}
            text={text.failedText}
            error={failed.error}
            isRetrying={failed.isFetching}
            onRetry={() => void failed.refetch()}
          />
        )
      }
    />
  );
}

interface ChosenRowsProps extends ImportPreviewProps {
  /** Line numbers of rows that are already recorded. */
  present: ReadonlySet<number>;
  /** Balance; `null` until everything is loaded. */
  balance: Balance | null;
  /** Reason why the file cannot be imported as understood. */
  fault: string | null;
  failure: ReactNode;
}

const NOTHING_TURNED: Turned = { chosen: new Set(), split: new Set() };

function ChosenRows({
  name,
  understanding,
  factsOf,
  onAnswer,
  onColumns,
  present,
  balance,
  fault,
  failure,
  onOtherFile,
  onDone,
  onClose,
}: ChosenRowsProps) {
  const { id: memberId } = useMember();
  const partner = usePartner();
  const create = useCreateImport(onDone);
  const [turned, setTurned] = useState(NOTHING_TURNED);
  const plan = useMemo(
    () => makePlan({ understanding, present, turned, defaultSplit: balance?.default ?? { kind: 'equal' } }),
    [understanding, present, turned, balance],
  );
  const count = plan.chosenExpenses.length + plan.chosenSettlements.length;

  return (
    <Dialog
      isOpen
      size="wide"
      onOpenChange={(isOpen) => !isOpen && !create.isPending && onClose()}
      title={text.preview}
      description={`${name} · ${text.formats[understanding.source]}`}
      footer={
        create.isPending ? (
          <ImportProgress percent={create.percent} count={count} />
        ) : (
          // One row on a phone, so that five expenses have room above it.
          <div className="flex w-full flex-wrap gap-3 sm:justify-end">
            <Button variant="secondary" className="max-sm:px-4" onClick={onOtherFile}>
              {uiText.back}
            </Button>
            <Button
              className="max-sm:flex-1 max-sm:px-3 cramped:basis-full"
              disabled={!balance || fault !== null || count === 0}
              onClick={() =>
                create.mutate({ name, ...toImportInput(plan, { memberId, partnerId: partner?.id ?? null }) })
              }
            >
              {balance && count === 0
                ? text.noneChosen
                : text.submit(plan.chosenExpenses.length, plan.chosenSettlements.length, plan.leftOutCount)}
            </Button>
          </div>
        )
      }
    >
      <ImportFaultNote fault={fault} />
      <div className={clsx('grid grid-cols-1 gap-3 pb-2', fault && 'mt-5')}>
        {failure ??
          (balance ? (
            <>
              <PreviewHead plan={plan} balance={balance} partner={partner} />
              <FileQuestions understanding={understanding} factsOf={factsOf} onAnswer={onAnswer} />
              <PreviewRows
                plan={plan}
                understanding={understanding}
                partner={partner}
                onTurn={(kind, lines) =>
                  setTurned(
                    kind === 'split' && understanding.isPersonal
                      ? turnSplit(turned, lines)
                      : { ...turned, [kind]: turn(turned[kind], lines) },
                  )
                }
                turned={turned}
                onSeenByAll={(all) => setTurned({ ...turned, seen: { all, by: new Map() } })}
                onSeen={(line, choice) => setTurned(chooseSeen(turned, line, choice))}
                onColumns={onColumns}
              />
            </>
          ) : (
            <ListSkeleton label={text.reading} rows={5} />
          ))}
      </div>
    </Dialog>
  );
}

function turn(before: ReadonlySet<number>, lines: readonly number[]): ReadonlySet<number> {
  const after = new Set(before);
  for (const line of lines) if (!after.delete(line)) after.add(line);
  return after;
}

/** Splits rows of a statement that are not split, and makes the others what all rows are. */
function turnSplit(turned: Turned, lines: readonly number[]): Turned {
  const rest = turned.seen?.all === 'split' ? 'ours' : (turned.seen?.all ?? 'me');
  return lines.reduce(
    (after, line) => chooseSeen(after, line, choiceOf(line, turned) === 'split' ? rest : 'split'),
    turned,
  );
}

function chooseSeen(turned: Turned, line: number, choice: RowChoice): Turned {
  const { all, by } = turned.seen ?? { all: 'me' as const, by: new Map<number, RowChoice>() };
  return { ...turned, seen: { all, by: new Map([...by, [line, choice]]) } };
}

function ImportProgress({ percent, count }: { percent: number; count: number }) {
  return (
    <div role="status" className="grid min-h-11 w-full flex-1 content-center gap-2">
      <p className="font-medium">{text.importing(count)}</p>
      {/* On a phone, the upload takes nearly all of the time; the last tenth is the server's work. */}
      <ProgressBar label={text.importing(count)} percent={percent * 0.9} />
    </div>
  );
}
