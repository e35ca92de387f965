import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { STATEMENT_PERIODS } from '#contract/constants/finances.ts';
import { financeScreensText } from '#messages/screens/finances.ts';
import { statementScreensText as text } from '#messages/screens/statement.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { paths } from '#client/paths.ts';
import { ReceiptDrawing } from '#client/ui/pictures/drawings.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { rangeOf } from '../model.ts';
import { LazyExpenseDialog } from '#client/features/expenses/components/lazy-dialogs.tsx';
import { StatementChoices } from './statement-choices.tsx';
import { StatementFigures } from './statement-figures.tsx';

/** Shows the spending by month or by year. The address keeps the chosen view. */
export function StatementView() {
  const [isAdding, setIsAdding] = useState(false);
  const [parameters, setParameters] = useSearchParams();
  const by = STATEMENT_PERIODS.find((each) => each === parameters.get('by')) ?? 'month';
  const part = parameters.get('of') === 'payer' ? 'payer' : 'category';
  const year = /^(?:19|20|21)\d\d$/.exec(parameters.get('year') ?? '')?.[0];
  const statement = useRead({
    ...api.statement.read.queryOptions({ input: rangeOf(by, year) }),
    placeholderData: keepPreviousData,
  });

  function choose(name: 'by' | 'of' | 'year', value: string) {
    const next = new URLSearchParams(parameters);
    if (value) next.set(name, value);
    else next.delete(name);
    setParameters(next, { replace: true });
  }

  return (
    <>
      <PageHeader title={financeScreensText.statement} text={text.lead} backTo={paths.finances} />
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
