import { clsx } from 'clsx';
import { financeScreensText as text } from '#messages/screens/finances.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { compareMonths, shareOf } from '../summary-model.ts';

interface MonthComparisonProps {
  thisMonth: string;
  lastMonth: string;
}

/** Shows this month and the last as two bars on one scale. */
export function MonthComparison({ thisMonth, lastMonth }: MonthComparisonProps) {
  const longest = Number(thisMonth) > Number(lastMonth) ? thisMonth : lastMonth;
  const bars = [
    { label: text.thisMonth, amount: thisMonth, isCurrent: true },
    { label: text.lastMonth, amount: lastMonth, isCurrent: false },
  ];
  return (
    <div className="grid grid-cols-1 gap-3">
      <dl className="grid grid-cols-1 gap-3">
        {bars.map(({ label, amount, isCurrent }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 cramped:grid-cols-1"
          >
            <dt className={clsx(isCurrent ? 'font-medium' : 'text-ink-soft')}>{label}</dt>
            <dd
              className={clsx(
                'figures font-semibold',
                isCurrent ? 'font-heading text-title' : 'text-body text-ink-soft',
              )}
            >
              {formatMoney(amount)}
            </dd>
            <dd
              aria-hidden
              className="col-span-2 h-3 cramped:col-span-1 overflow-hidden rounded-full bg-sunk"
            >
              <div
                className={clsx('h-full rounded-full', isCurrent ? 'bg-accent' : 'bg-line-strong')}
                style={{ width: `${shareOf(amount, longest)}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className="figures text-ink-soft">{compareMonths(thisMonth, lastMonth)}</p>
    </div>
  );
}
