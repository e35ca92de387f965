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
      className="@container grid min-h-17 content-start rounded-large border border-line bg-surface px-4 py-3 transition-colors hover:bg-sunk @md:px-5"
    >
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-medium wrap-anywhere">{label}</span>
        {amount && (
          <span className="figures font-heading text-title font-semibold wrap-anywhere">{amount}</span>
        )}
        {splitting && spent && (
          <span className="figures basis-full text-caption text-ink-soft">
            {text.spentThisMonthOf(spent)}
          </span>
        )}
      </span>
    </Link>
  );
}
