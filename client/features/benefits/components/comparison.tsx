import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { benefitsText as text } from '#messages/benefits.ts';
import { factTokens } from '#contract/site-facts.ts';

/** Compares the free and the premium features, with the configured limits. */
export function Comparison() {
  return (
    <section className="mx-auto grid max-w-4xl gap-6 px-5 pt-20 md:px-8 lg:pt-28">
      <h2 className="text-heading">{text.compareTitle}</h2>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b-2 border-line-strong font-heading text-lead">
            <th scope="col" className="py-3 pr-3 font-semibold">
              {text.feature}
            </th>
            <th scope="col" className="px-3 py-3 font-semibold">
              {text.free}
            </th>
            <th scope="col" className="rounded-t-small bg-accent-soft px-3 py-3 font-semibold text-accent-ink">
              {text.premium}
            </th>
          </tr>
        </thead>
        <tbody>
          <Row name={text.rows.dates} free={text.perMonth(factTokens.freeDates)} premium={text.unlimited} />
          <Row name={text.rows.memories} free={text.perMonth(factTokens.freeMemories)} premium={text.unlimited} />
          <Row name={text.rows.finances} free={<Yes />} premium={<Yes />} />
          <Row name={text.rows.notes} free={<Yes />} premium={<Yes />} />
          <Row name={text.rows.deals} free={text.perWeek(1)} premium={text.perWeek(3)} />
          <Row name={text.rows.premiumDeals} free={<No />} premium={<Yes />} />
          <Row name={text.rows.nudges} free={<No />} premium={<Yes />} />
          <Row name={text.rows.planning} free={<No />} premium={<Yes />} />
        </tbody>
      </table>
    </section>
  );
}

function Row({ name, free, premium }: { name: string; free: ReactNode; premium: ReactNode }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-3 pr-3 font-medium">
        {name}
      </th>
      <td className="px-3 py-3">{free}</td>
      <td className="bg-accent-soft px-3 py-3 font-medium text-accent-ink">{premium}</td>
    </tr>
  );
}

function Yes() {
  return (
    <>
      <Check aria-hidden className="size-5" strokeWidth={2.6} />
      <span className="sr-only">{text.included}</span>
    </>
  );
}

function No() {
  return (
    <>
      <Minus aria-hidden className="size-5 text-ink-faint" />
      <span className="sr-only">{text.notIncluded}</span>
    </>
  );
}
