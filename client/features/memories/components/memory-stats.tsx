import { Link } from 'react-router';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { paths } from '#client/paths.ts';
import type { Memory } from '#domain/memories/schema.ts';
import { memoryScreensText as text } from '#messages/memories.ts';
import { menuText } from '#messages/menu.ts';
import { countThisMonth, yearsTogether } from '../model.ts';

/** Shows the figures of the memories, and leads to the year; `today` is the calendar date in India. */
export function MemoryStats({ memories, today }: { memories: readonly Memory[]; today: string }) {
  const couple = useCopied(coupleRead, null);
  const figures = [
    { label: text.total, value: memories.length },
    { label: text.years, value: yearsTogether(couple.data ?? null, today) },
    { label: text.thisMonth, value: countThisMonth(memories, today) },
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5">
      <dl className="flex min-w-0 flex-1 flex-wrap gap-x-5 gap-y-1 text-caption text-ink-soft">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
            <dt>{label}</dt>
            <dd className="figures font-heading text-lead font-semibold text-ink">{formatCoins(value)}</dd>
          </div>
        ))}
      </dl>
      {memories.length > 0 && (
        <Link to={paths.ourYear} className="link inline-flex min-h-11 items-center font-medium">
          {menuText.ourYear}
        </Link>
      )}
    </div>
  );
}
