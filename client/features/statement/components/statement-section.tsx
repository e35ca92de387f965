import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { LazyExpenseDialog } from '#client/features/expenses/components/lazy-dialogs.tsx';
import { listMonths } from '#client/features/expenses/model.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { ReceiptDrawing } from '#client/ui/pictures/drawings.tsx';
import { STATEMENT_PERIODS, type StatementPeriod } from '#domain/statement/facts.ts';
import { financeScreensText } from '#messages/finances.ts';
import { statementScreensText as text } from '#messages/statement.ts';
import { rangeOf, type StatementPart } from '../model.ts';
import { statementRead, summaryRead } from '../reads.ts';
import { StatementFigures } from './statement-figures.tsx';

const periods = STATEMENT_PERIODS.map((value) => ({ value, label: text.by[value] }));
const parts = (['category', 'payer'] as const).map((value) => ({ value, label: text.of[value] }));

interface StatementChoicesProps {
  by: StatementPeriod;
  part: StatementPart;
  /** Year whose months are shown; empty for the latest. */
  year: string;
  onChoose: (name: 'by' | 'of' | 'year', value: string) => void;
}

/** Shows the spending by month or by year. The address keeps the chosen view. */
export function StatementView() {
  const [isAdding, setIsAdding] = useState(false);
  const [parameters, setParameters] = useSearchParams();
  const by = STATEMENT_PERIODS.find((each) => each === parameters.get('by')) ?? 'month';
  const part = parameters.get('of') === 'payer' ? 'payer' : 'category';
  const year = /^(?:19|20|21)\d\d$/.exec(parameters.get('year') ?? '')?.[0];
  const statement = useCopied(statementRead, rangeOf(by, year));

  function choose(name: 'by' | 'of' | 'year', value: string) {
    const next = new URLSearchParams(parameters);
    if (value) next.set(name, value);
    else next.delete(name);
    setParameters(next, { replace: true });
  }

  return (
    <>
      <PageHeader title={financeScreensText.statement} lead={text.lead} backTo={paths.finances} />
      <div className="grid grid-cols-1 gap-8">
        <StatementChoices by={by} part={part} year={year ?? ''} onChoose={choose} />
        <QueryState
          level={2}
          query={statement}
          skeleton={
            <LoadingRegion label={text.loading}>
              <Skeleton className="h-60" />
              <Skeleton className="mt-6 h-96" />
            </LoadingRegion>
          }
          failedTitle={text.failedTitle}
          failedText={financeScreensText.failedText}
        >
          {(loaded) =>
            loaded.count === 0 ? (
              <EmptyState
                drawing={<ReceiptDrawing />}
                level={2}
                title={text.emptyTitle}
                text={text.emptyText}
                action={<Button onClick={() => setIsAdding(true)}>{financeScreensText.addExpense}</Button>}
              />
            ) : (
              <StatementFigures statement={loaded} part={part} />
            )
          }
        </QueryState>
      </div>
      {isAdding && <LazyExpenseDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}

function StatementChoices({ by, part, year, onChoose }: StatementChoicesProps) {
  const summary = useCopied(summaryRead, null);
  const thisMonth = indiaDate(useNow()).slice(0, 7);
  const months = listMonths(summary.data?.expenses.firstMonth ?? null, thisMonth);
  // The address may name a year without expenses.
  const years = [...new Set([...(year ? [year] : []), ...months.map((month) => month.slice(0, 4))])];
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3 cramped:grid-cols-1">
      <SelectField
        label={text.periods}
        options={periods}
        value={by}
        onChange={(event) => onChoose('by', event.target.value)}
      />
      <SelectField
        label={text.parts}
        options={parts}
        value={part}
        onChange={(event) => onChoose('of', event.target.value)}
      />
      {by === 'month' && (
        <div className="col-span-2 md:col-span-1 cramped:col-span-1">
          <SelectField
            label={text.range}
            options={[{ value: '', label: text.latest }, ...years.map((each) => ({ value: each, label: each }))]}
            value={year}
            onChange={(event) => onChoose('year', event.target.value)}
          />
        </div>
      )}
    </div>
  );
}
