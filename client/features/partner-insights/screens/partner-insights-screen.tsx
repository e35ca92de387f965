import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '#client/data/api.ts';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import { useUpgradeLabel } from '#client/data/pending-payment.ts';
import { useMember } from '#client/data/session.ts';
import { formatMonth, indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { paths } from '#client/paths.ts';
import { BarTable } from '#client/ui/charts/bar-table.tsx';
import { Card } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { DiyaDrawing } from '#client/ui/pictures/drawings.tsx';
import { brand } from '#domain/kernel/brand.ts';
import type { PartnerInsights } from '#domain/partner-insights/schema.ts';
import { datesText } from '#messages/dates.ts';
import { financesText } from '#messages/finances.ts';
import { partnerInsightsText as text } from '#messages/partner-insights.ts';
import { countMonths, countSeasons, hasBegun, perMonth } from '../model.ts';

/** Number of favourite kinds shown; a long tail of single dates is not informative. */
const SHOWN_KINDS = 6;

interface PatternProps {
  title: string;
  text: string;
  children: ReactNode;
}

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function PartnerInsightsScreen() {
  const { isPremium } = useMember();
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} backTo="previous" />
      {isPremium ? <Year /> : <Gate />}
    </>
  );
}

function Year() {
  const insights = useQuery(api.partnerInsights.get.queryOptions());
  return (
    <QueryState
      query={insights}
      skeleton={
        <div role="status" aria-label={text.loading} className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-96 rounded-large!" />
          <Skeleton className="h-96 rounded-large!" />
        </div>
      }
      level={2}
      failedTitle={text.failedTitle}
      failedText={text.failedText}
    >
      {(year) =>
        hasBegun(year) ? (
          <Insights insights={year} />
        ) : (
          <EmptyState
            drawing={<DiyaDrawing />}
            level={2}
            title={text.emptyTitle}
            text={text.emptyText}
            action={<ButtonLink to={paths.datePlanning}>{text.emptyAction}</ButtonLink>}
          />
        )
      }
    </QueryState>
  );
}

function Gate() {
  const upgrade = useUpgradeLabel(text.upgrade);
  return (
    <EmptyState
      drawing={<DiyaDrawing />}
      level={2}
      title={text.gateTitle}
      text={text.gateText}
      action={
        <ButtonLink to={paths.subscribe} variant="festive" size="large">
          <Crown aria-hidden className="size-5" />
          {upgrade}
        </ButtonLink>
      }
    />
  );
}

/** Patterns of the couple, each as a chart that is also its table. A pattern comes with the first thing that it counts. */
function Insights({ insights }: { insights: PartnerInsights }) {
  const { months, totalSpent, spending } = insights;
  const beganAt = useCopied(coupleRead, null).data?.createdAt ?? null;
  const span = countMonths(months, beganAt && indiaDate(beganAt));
  return (
    <div className="columns-1 gap-6 lg:columns-2">
      {months.some(({ dates }) => dates > 0) ? <DatePatterns insights={insights} span={span} /> : <NoDates />}
      {spending.length > 0 && (
        <Pattern title={text.spending} text={text.spendingText(formatMoney(totalSpent), span)}>
          <BarTable
            caption={text.spending}
            heads={[text.category, text.amount]}
            rows={spending.map(({ category, total }) => ({
              key: category,
              name: financesText.categories[category],
              value: Number(total),
              figure: formatMoney(total),
            }))}
          />
        </Pattern>
      )}
      {months.some(({ dates, memories }) => dates + memories > 0) && (
        <Pattern title={text.seasons} text={text.seasonsText}>
          <BarTable
            caption={text.seasons}
            heads={[text.season, text.moments]}
            rows={countSeasons(months).map(({ season, count }) => toRow(season, text.seasonNames[season], count))}
          />
        </Pattern>
      )}
    </div>
  );
}

function DatePatterns({ insights, span }: { insights: PartnerInsights; span: number }) {
  const { months, dateKinds, planners } = insights;
  const dates = months.reduce((sum, month) => sum + month.dates, 0);
  return (
    <>
      <Pattern title={text.meeting} text={text.meetingText(dates, span, perMonth(dates, span))}>
        <BarTable
          caption={text.meeting}
          heads={[text.month, text.dates]}
          rows={months.toReversed().map(({ month, dates: count }) => toRow(month, formatMonth(month), count))}
        />
      </Pattern>
      <Pattern title={text.enjoying} text={text.enjoyingText}>
        <BarTable
          caption={text.enjoying}
          heads={[text.kind, text.dates]}
          rows={dateKinds
            .slice(0, SHOWN_KINDS)
            .map(({ category, count }) => toRow(category, datesText.categories[category], count))}
        />
      </Pattern>
      <Pattern title={text.planning} text={text.planningText}>
        <BarTable
          caption={text.planning}
          heads={[text.planner, text.dates]}
          rows={planners.map(({ userId, firstName, count }) => toRow(userId, firstName, count))}
        />
      </Pattern>
    </>
  );
}

/** Says what a first date brings, to a couple that has recorded other things. */
function NoDates() {
  return (
    <Card className="mb-6 break-inside-avoid p-0!">
      <EmptyState
        drawing={<DiyaDrawing />}
        level={2}
        title={text.noDatesTitle}
        text={text.noDatesText}
        action={<ButtonLink to={paths.datePlanning}>{text.emptyAction}</ButtonLink>}
      />
    </Card>
  );
}

function toRow(key: string, name: string, count: number) {
  return { key, name, value: count, figure: String(count) };
}

function Pattern({ title, text: explanation, children }: PatternProps) {
  return (
    <Card className="mb-6 break-inside-avoid">
      <h2 className="text-title">{title}</h2>
      <p className="mt-1 mb-5 text-ink-soft">{explanation}</p>
      {children}
    </Card>
  );
}
