import { useQuery } from '@tanstack/react-query';
import { PiggyBank, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { financeScreensText as text } from '#messages/en/finance-screens.ts';
import { api } from '../../../lib/api.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { RecentTransactions } from '../components/expenses/recent-transactions.tsx';
import { LazyTransactions } from '../components/expenses/lazy-transactions.tsx';
import { SavingsProgress } from '../components/goals/savings-progress.tsx';
import { LazyExpenseDialog, LazyGoalDialog } from '../components/lazy-dialogs.tsx';
import { MonthlyBreakdown } from '../components/summary/monthly-breakdown.tsx';
import { SpendingAnalysis } from '../components/summary/spending-analysis.tsx';
import { SummaryCards } from '../components/summary/summary-cards.tsx';
import { AnalysisSkeleton, CardsSkeleton } from '../components/summary/summary-skeleton.tsx';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function FinancesScreen() {
  const [parameters] = useSearchParams();
  return parameters.get('view') === 'transactions' ? <LazyTransactions /> : <Overview />;
}

function Overview() {
  const [open, setOpen] = useState<'expense' | 'goal' | null>(null);
  const close = () => setOpen(null);
  const addExpense = () => setOpen('expense');
  const addGoal = () => setOpen('goal');
  const summary = useQuery(api.finances.summary.queryOptions());

  return (
    <>
      <PageHeader
        title={text.title}
        text={text.lead}
        backTo={paths.dashboard}
        actions={
          <>
            <Button onClick={addExpense} className="max-sm:flex-1 max-sm:px-3">
              <Plus aria-hidden className="size-5 max-sm:hidden" />
              {text.addExpense}
            </Button>
            <Button variant="secondary" onClick={addGoal} className="max-sm:flex-1 max-sm:px-3">
              <PiggyBank aria-hidden className="size-5 max-sm:hidden" />
              {text.addGoal}
            </Button>
          </>
        }
      />
      {summary.isLoadingError ? (
        <ErrorState
          level={2}
          title={text.failedTitle}
          text={text.failedText}
          isRetrying={summary.isFetching}
          onRetry={() => void summary.refetch()}
        />
      ) : (
        <div className="grid grid-cols-1 gap-10">
          {summary.data ? <SummaryCards {...summary.data} /> : <CardsSkeleton />}
          <div className="grid gap-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
            <div className="grid grid-cols-1 content-start gap-10">
              {summary.data ? (
                <>
                  <SpendingAnalysis expenses={summary.data.expenses} onAdd={addExpense} />
                  <MonthlyBreakdown expenses={summary.data.expenses} />
                </>
              ) : (
                <AnalysisSkeleton />
              )}
            </div>
            <div className="grid grid-cols-1 content-start gap-10">
              <SavingsProgress onAdd={addGoal} />
              <RecentTransactions />
            </div>
          </div>
        </div>
      )}
      {open === 'expense' && <LazyExpenseDialog onClose={close} />}
      {open === 'goal' && <LazyGoalDialog onClose={close} />}
    </>
  );
}
