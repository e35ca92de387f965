import type { Memory } from '#contract/memories.ts';
import { memoryScreensText as text } from '#messages/screens/memories.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { countThisMonth, yearsTogether } from '../model.ts';

/** Shows the figures of the memories; `today` is the calendar date in India. */
export function MemoryStats({ memories, today }: { memories: readonly Memory[]; today: string }) {
  const couple = useRead(api.couples.current.queryOptions());
  const figures = [
    { label: text.total, value: memories.length },
    { label: text.years, value: yearsTogether(couple.data ?? null, today) },
    { label: text.thisMonth, value: countThisMonth(memories, today) },
  ];
  return (
    <dl className="grid grid-cols-3 divide-x divide-line border-y border-line py-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end px-3 first:pl-0 last:pr-0 sm:px-6">
          <dt className="text-caption text-ink-soft">{label}</dt>
          <dd className="figures font-heading text-heading font-semibold">{formatCoins(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
