import type { Statement } from '#contract/statement.ts';
import { statementScreensText as text } from '#messages/statement.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatShortMonth, indiaDate } from '#client/lib/format/dates.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { Section } from '#client/ui/content/card.tsx';
import { listHeads, listLines, partsOf, payerColour, type StatementPart } from '../model.ts';
import { categoryColour } from '#client/features/expenses/components/category-look.tsx';
import { LazyStackedBars } from './charts/lazy-charts.tsx';
import { StatementTable } from './statement-table.tsx';

interface StatementFiguresProps {
  statement: Statement;
  part: StatementPart;
}

/** Shows the sum, its chart, and the chart's table. */
export function StatementFigures({ statement, part }: StatementFiguresProps) {
  const two = { memberId: useMember().id, partner: usePartner() };
  const thisMonth = indiaDate(useNow()).slice(0, 7);
  const { by, total, count } = statement;
  const heads = listHeads(statement, part, two);
  const lines = listLines(statement, part, two, thisMonth);
  const colourOf = part === 'category' ? categoryColour : payerColour;
  return (
    <>
      <Section title={text.chart[part]}>
        <dl>
          <dt className="text-caption text-ink-soft">{text.total}</dt>
          <dd className="figures font-heading text-heading font-semibold wrap-anywhere">{formatMoney(total)}</dd>
          <dd className="figures text-caption text-ink-soft">{text.transactions(formatCoins(count), count === 1)}</dd>
        </dl>
        <LazyStackedBars
          bars={lines.map(({ period, total: sum, parts }) => ({
            key: period,
            label: by === 'month' ? formatShortMonth(period) : period,
            total: sum,
            parts: [...parts].map(([key, of]) => ({ key, total: of })),
          }))}
          order={heads.map(({ key }) => key)}
          colourOf={colourOf}
        />
      </Section>
      <Section title={text.table[by][part]}>
        <StatementTable
          statement={statement}
          part={part}
          heads={heads}
          lines={lines.toReversed()}
          totals={partsOf(statement, part, two)}
          colourOf={colourOf}
          caption={text.table[by][part]}
        />
      </Section>
    </>
  );
}
