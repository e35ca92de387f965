import { useState } from 'react';
import { Link } from 'react-router';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { categoryColour } from '#client/features/expenses/components/category-look.tsx';
import { useNow } from '#client/lib/clock.ts';
import { formatShortMonth, indiaDate, formatMonth } from '#client/lib/format/dates.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { moneyStatementPath, transactionsPath } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { MoneySum } from '#client/ui/figures/money-sum.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { Statement } from '#domain/statement/schema.ts';
import { financeScreensText } from '#messages/finances.ts';
import { statementScreensText as text } from '#messages/statement.ts';
import {
  foldHeads,
  foldParts,
  listHeads,
  listLines,
  partsOf,
  payerColour,
  type StatementPart,
  type PartHead,
  type StatementLine,
} from '../model.ts';
import { formatShare, shareOf } from '../summary-model.ts';
import { LazyStackedBars } from './charts/lazy-charts.tsx';

interface StatementTableProps {
  statement: Statement;
  /** Breakdown of the periods; the links of years keep it. */
  part: StatementPart;
  caption: string;
  heads: readonly PartHead[];
  /** Lines, newest first. */
  lines: readonly StatementLine[];
  /** Totals of all periods, by the keys of the heads. */
  totals: ReadonlyMap<string, string>;
  colourOf: (key: string) => string;
}

const figure = 'figures py-3 pl-5 text-right whitespace-nowrap';
/** Stays fixed while the figures scroll beside it. */
const name = 'sticky left-0 z-1 bg-page py-1 pr-3 text-left whitespace-nowrap';

interface StatementFiguresProps {
  statement: Statement;
  part: StatementPart;
}

/**
 * Shows the sum, its chart, and the chart's table. Both have the five largest categories and the rest; the table has all
 * if the member asks for them.
 */
export function StatementFigures({ statement, part }: StatementFiguresProps) {
  const two = { memberId: useMember().id, partner: usePartner() };
  const thisMonth = indiaDate(useNow()).slice(0, 7);
  const { by, total, count } = statement;
  const [isWhole, setIsWhole] = useState(false);
  const all = listHeads(statement, part, two);
  const largest = foldHeads(all);
  const isFolded = largest !== all;
  const heads = isWhole ? all : largest;
  const lines = listLines(statement, part, two, thisMonth);
  const colourOf = part === 'category' ? categoryColour : payerColour;
  return (
    <>
      <Section title={text.chart[part]}>
        <dl>
          <dt className="text-caption text-ink-soft">{text.total}</dt>
          <dd className="figures font-heading text-heading font-semibold wrap-anywhere">
            <MoneySum amount={total} />
          </dd>
          <dd className="figures text-caption text-ink-soft">{text.transactions(formatCoins(count), count === 1)}</dd>
        </dl>
        <LazyStackedBars
          bars={lines.map(({ period, total: sum, parts }) => ({
            key: period,
            label: by === 'month' ? formatShortMonth(period) : period,
            total: sum,
            parts: [...foldParts(parts, largest)].map(([key, of]) => ({ key, total: of })),
          }))}
          order={largest.map(({ key }) => key)}
          colourOf={colourOf}
        />
      </Section>
      <Section
        title={text.table[by][part]}
        action={
          isFolded && (
            <Button variant="quiet" className="-mx-5" onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? text.largest : financeScreensText.allCategories}
            </Button>
          )
        }
      >
        <StatementTable
          statement={statement}
          part={part}
          heads={heads}
          lines={lines.map((line) => ({ ...line, parts: foldParts(line.parts, heads) })).toReversed()}
          totals={foldParts(partsOf(statement, part, two), heads)}
          colourOf={colourOf}
          caption={text.table[by][part]}
        />
      </Section>
    </>
  );
}

/** Table of the chart's figures, with a row for each period. On a phone it scrolls sideways beside the fixed names. */
function StatementTable({ statement, part, caption, heads, lines, totals, colourOf }: StatementTableProps) {
  const { by, total } = statement;
  const nameOf = (period: string) => (by === 'month' ? formatMonth(period) : period);
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={-1}
      // Contains the screen-reader-only texts: positioned outside the scroller, they would make the page as wide as the
      // table.
      className="relative -mx-5 overflow-x-auto px-5 md:mx-0 md:px-0"
    >
      <table className="min-w-full border-y border-line">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-caption text-ink-soft">
          <tr>
            <th scope="col" className={`${name} font-medium`}>
              {text.period[by]}
            </th>
            <th scope="col" className={`${figure} font-medium`}>
              {text.total}
            </th>
            {heads.map(({ key, label }) => (
              <th key={key} scope="col" className={`${figure} font-medium`}>
                <span className="inline-flex items-center gap-2">
                  <span
                    aria-hidden
                    className="size-3 shrink-0 rounded-full"
                    style={{ backgroundColor: colourOf(key) }}
                  />
                  {label}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map(({ period, total: sum, count, parts }) => (
            <tr key={period}>
              <th scope="row" className={`${name} font-medium`}>
                {count > 0 ? (
                  <Link
                    to={by === 'month' ? transactionsPath({ month: period }) : yearPath(period, part)}
                    title={by === 'month' ? financeScreensText.seeMonth(formatMonth(period)) : text.seeYear(period)}
                    className="flex min-h-11 items-center hover:text-accent-ink"
                  >
                    {nameOf(period)}
                  </Link>
                ) : (
                  <span className="flex min-h-11 items-center">{nameOf(period)}</span>
                )}
              </th>
              <td className={`${figure} font-semibold`}>{formatMoney(sum)}</td>
              {heads.map(({ key }) => (
                <td key={key} className={figure}>
                  <Figure amount={parts.get(key)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line-strong font-semibold">
          <tr>
            <th scope="row" className={name}>
              <span className="flex min-h-11 items-center">{text.total}</span>
            </th>
            <td className={figure}>{formatMoney(total)}</td>
            {heads.map(({ key }) => (
              <td key={key} className={figure}>
                <Figure amount={totals.get(key)} />
              </td>
            ))}
          </tr>
          <tr className="font-normal text-ink-soft">
            <th scope="row" className={`${name} font-normal`}>
              <span className="flex min-h-11 items-center">{text.share}</span>
            </th>
            <td className={figure}>{formatShare(100)}</td>
            {heads.map(({ key }) => (
              <td key={key} className={figure}>
                {formatShare(shareOf(totals.get(key) ?? '0', total))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Returns the path to the months of a year. */
function yearPath(year: string, part: StatementPart): string {
  return `${moneyStatementPath}&${new URLSearchParams({ year, ...(part === 'payer' && { of: part }) })}`;
}

function Figure({ amount }: { amount: string | undefined }) {
  if (amount !== undefined) return formatMoney(amount);
  return (
    <>
      <span aria-hidden className="text-ink-faint">
        –
      </span>
      <span className="sr-only">{text.noPart}</span>
    </>
  );
}
