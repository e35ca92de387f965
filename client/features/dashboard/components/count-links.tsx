import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#client/data/api.ts';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { datesRead } from '#client/features/dates/reads.ts';
import { goalsRead } from '#client/features/goals/reads.ts';
import { memoriesRead } from '#client/features/memories/reads.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { paths } from '#client/paths.ts';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { countDates } from '#domain/dates/list.ts';
import { dashboardText as text } from '#messages/dashboard.ts';

export function CountLinks() {
  const memories = useCopied(memoriesRead, null);
  const dates = useCopied(datesRead, null);
  const goals = useCopied(goalsRead, null);
  const now = useNow();
  const wallet = useQuery(api.wallet.get.queryOptions());
  const counts = [
    { path: paths.memories, label: text.memoriesCount, query: memories, value: memories.data?.length },
    {
      path: paths.datePlanning,
      label: text.datesCount,
      query: dates,
      value: dates.data && countDates(dates.data, now),
    },
    { path: paths.finances, label: text.goalsCount, query: goals, value: goals.data?.length },
    { path: paths.redeem, label: text.coinsCount, query: wallet, value: wallet.data?.balance },
  ];
  return (
    <ul aria-label={text.countsTitle} className="grid grid-cols-4 border-y border-line cramped:grid-cols-2">
      {counts.map(({ path, label, query, value }) => (
        <li key={label}>
          <Link to={path} className="block rounded-small px-2 py-3 transition-colors hover:bg-sunk">
            <Count label={label} value={value} hasFailed={query.isError} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface CountProps {
  label: string;
  value: number | undefined;
  hasFailed: boolean;
}

function Count({ label, value, hasFailed }: CountProps) {
  return (
    <span className="grid gap-0.5">
      {value === undefined && !hasFailed ? (
        <Skeleton className="h-9 w-16" />
      ) : (
        <span className="figures font-heading text-title leading-none font-semibold">
          {value === undefined ? text.unknownCount : formatCoins(value)}
        </span>
      )}
      <span className="text-caption text-ink-soft">{label}</span>
    </span>
  );
}
