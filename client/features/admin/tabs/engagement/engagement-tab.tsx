import { useQuery } from '@tanstack/react-query';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCompactDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Section } from '#client/ui/content/card.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import type { Engagement } from '#domain/insights/schema.ts';
import { percentOf } from '#domain/kernel/money.ts';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { SeriesChart } from '../../components/series-chart.tsx';
import { StatCard, statGridClass } from '../../components/stat-card.tsx';
import { toDayPoints } from '../../figures-model.ts';

export function EngagementTab() {
  const engagement = useQuery(adminApi.insights.engagement.queryOptions());
  return (
    <FiguresPanel query={engagement}>
      {(data) => (
        <div className="grid grid-cols-1 gap-8">
          <Totals engagement={data} />
          <div className="grid items-start gap-8 lg:grid-cols-2">
            <FeatureUse features={data.features} />
            <ThisWeek newest={data.newest} />
          </div>
          <div className="grid items-start gap-8 md:grid-cols-2 lg:grid-cols-3">
            <SeriesChart
              title={text.activeByDay}
              heads={[text.day, text.couples]}
              points={toDayPoints(data.activeCouplesByDay)}
              format={formatCoins}
            />
            <SeriesChart
              title={text.datesByDay}
              heads={[text.day, text.datesPlanned]}
              points={toDayPoints(data.datesByDay)}
              format={formatCoins}
            />
            <SeriesChart
              title={text.memoriesByDay}
              heads={[text.day, text.memories]}
              points={toDayPoints(data.memoriesByDay)}
              format={formatCoins}
            />
          </div>
        </div>
      )}
    </FiguresPanel>
  );
}

function Totals({ engagement }: { engagement: Engagement }) {
  return (
    <dl className={statGridClass}>
      <StatCard
        label={text.couples}
        value={formatCoins(engagement.couples)}
        hint={text.paired(formatCoins(engagement.pairedCouples))}
        share={percentOf(engagement.pairedCouples, engagement.couples)}
      />
      <StatCard
        label={text.datesPlanned}
        value={formatCoins(engagement.datesPlanned)}
        hint={text.accepted(formatCoins(engagement.datesAccepted))}
        series={engagement.datesByDay}
      />
      <StatCard label={text.memories} value={formatCoins(engagement.memories)} series={engagement.memoriesByDay} />
      <StatCard
        label={text.active}
        value={formatCoins(engagement.activeCouples30Days)}
        hint={text.activeText(text.percent(engagement.activePercent30Days))}
        series={engagement.activeCouplesByDay}
      />
    </dl>
  );
}

function FeatureUse({ features }: { features: Engagement['features'] }) {
  return (
    <Section title={text.featureUse}>
      <p className="text-caption text-ink-soft">{text.featureUseText}</p>
      <ul className="grid gap-3.5">
        {features.map(({ feature, couples, percent }) => (
          <li key={feature} className="grid gap-1">
            <p className="flex justify-between gap-4 text-caption">
              <span>{text.featureNames[feature]}</span>
              <span className="figures text-ink-soft">
                {formatCoins(couples)}, {text.percent(percent)}
              </span>
            </p>
            <ProgressBar label={text.featureNames[feature]} percent={percent} tone="calm" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ThisWeek({ newest }: { newest: Engagement['newest'] }) {
  return (
    <Section title={text.thisWeek}>
      <p className="text-caption text-ink-soft">{newest.length === 0 ? text.nobodyNew : text.thisWeekText}</p>
      <ul className="divide-y divide-line">
        {newest.map(({ id, firstName, lastName, createdAt }) => (
          <li key={id} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 break-words">
              {firstName} {lastName}
            </span>
            <span className="text-caption whitespace-nowrap text-ink-soft">
              {formatCompactDate(indiaDate(createdAt))}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
