export interface Fact {
  label: string;
  value: string;
  hint?: string;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(({ label, value, hint }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 py-2.5">
          <dt className="grid">
            {label}
            {hint && <span className="text-caption text-ink-soft">{hint}</span>}
          </dt>
          <dd className="figures text-right font-semibold whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
