import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { dashboardText as text } from '#messages/screens/dashboard.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { paths } from '#client/paths.ts';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { describeBalance, useSplitting } from '#client/features/balance/splitting-model.ts';

/** Balance of the two if they keep one, and this month's spending. */
export function MoneyLine() {
  const splitting = useSplitting();
  const summary = useRead(api.statement.readSummary.queryOptions());
  if (!summary.data && !splitting)
    return summary.isError ? null : <Skeleton className="h-17 rounded-large!" />;
  const spent = summary.data && formatMoney(summary.data.expenses.thisMonth);
  const label = splitting ? describeBalance(splitting) : text.spentThisMonth;
  const debt = splitting?.balance.owedBy ? formatMoney(splitting.balance.amount) : null;
  const amount = splitting ? debt : spent;
  return (
    <Link
      to={paths.finances}
      className="flex min-h-17 items-center gap-x-4 rounded-large border border-line bg-surface px-5 py-2.5 transition-colors hover:bg-sunk"
    >
      <span className="flex min-w-0 flex-1 items-center justify-between gap-x-4 cramped:flex-wrap">
        <span className="grid min-w-0">
          <span className="font-medium wrap-anywhere">{label}</span>
          {splitting && spent && (
            <span className="figures text-caption text-ink-soft">{text.spentThisMonthOf(spent)}</span>
          )}
        </span>
        {amount && (
          <span className="figures shrink-0 font-heading text-title font-semibold cramped:shrink cramped:wrap-anywhere">
            {amount}
          </span>
        )}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
    </Link>
  );
}
