import type { ReactNode } from 'react';

/** Rows of names and values; a long value, such as an id, wraps instead of widening the screen. */
export function FactRows({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex min-h-12 items-center justify-between gap-6 py-2">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
