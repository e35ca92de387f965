interface Fact {
  label: string;
  value: string;
  /** Line below the value. */
  text?: string;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(({ label, value, text }) => (
        <div key={label} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-3">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="ml-auto grid text-right">
            <span className="figures font-semibold">{value}</span>
            {text && <span className="figures text-caption text-ink-soft">{text}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
