import { useQuery } from '@tanstack/react-query';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { Badge, type BadgeTone } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { FactList } from '../../components/fact-list.tsx';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { SeriesChart } from '../../components/series-chart.tsx';
import { toMonthPoints } from '../../figures-model.ts';
import { Opportunities } from '../overview/opportunities.tsx';
import { UrgentBirthdays } from '../overview/urgent-birthdays.tsx';
import { CouplesList } from './couples-list.tsx';
import { Signals } from './signals.tsx';

const tones: Record<keyof typeof text.levels, BadgeTone> = {
  High: 'danger',
  Medium: 'warning',
  Low: 'neutral',
};

/** Predictions, each with its method and confidence. */
export function IntelligenceTab() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Signals />
      <Prediction />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Section title={text.churnFactors}>
          <ChurnFactors />
        </Section>
        <Section title={text.opportunities}>
          <Opportunities />
        </Section>
        <Patterns />
        <BirthdayUrgency />
      </div>
      <CouplesList />
    </div>
  );
}

function Patterns() {
  const insights = useQuery(adminApi.insights.aiInsights.queryOptions());
  return (
    <Section title={text.patterns}>
      <FiguresPanel query={insights}>
        {(data) => (
          <FactList
            facts={[
              {
                label: text.monthlySpend,
                value: formatMoney(data.avgMonthlySpend),
                hint: text.monthlySpendText,
              },
              { label: text.topSpending, value: data.topSpendingCategory ?? text.none },
              { label: text.datesAMonth, value: data.avgDatesPerMonth.toLocaleString('en-IN') },
              { label: text.popularDay, value: data.popularDateDay ?? text.none },
              {
                label: text.activeUsers,
                value: text.percent(data.activeUsersPercent),
                hint: text.activeUsersText,
              },
              { label: text.topFeature, value: data.topFeature ?? text.none },
            ]}
          />
        )}
      </FiguresPanel>
    </Section>
  );
}

function BirthdayUrgency() {
  const overview = useQuery(adminApi.insights.overview.queryOptions());
  return (
    <Section title={text.birthdayUrgency}>
      <FiguresPanel query={overview}>
        {({ birthdays }) => (
          <>
            <FactList
              facts={[
                { label: text.birthdaysToday, value: formatCoins(birthdays.today) },
                { label: text.birthdays7, value: formatCoins(birthdays.next7Days) },
                { label: text.birthdays30, value: formatCoins(birthdays.next30Days) },
              ]}
            />
            <UrgentBirthdays birthdays={birthdays.urgent} />
          </>
        )}
      </FiguresPanel>
    </Section>
  );
}

/** Months that the growth rate is computed from, and the forecast. */
function Prediction() {
  const growth = useQuery(adminApi.insights.growth.queryOptions());
  return (
    <FiguresPanel query={growth}>
      {({ users, predictedUsers, confidence }) => (
        <div className="grid grid-cols-1 gap-2">
          <SeriesChart
            title={text.membersByMonth}
            heads={[text.month, text.members]}
            points={toMonthPoints(users)}
            format={formatCoins}
          />
          <p className="text-caption text-ink-soft">
            {text.predicted(formatCoins(predictedUsers))}
            {confidence === 0 && ` (${text.lowConfidence})`}
          </p>
        </div>
      )}
    </FiguresPanel>
  );
}

function ChurnFactors() {
  const churn = useQuery(adminApi.insights.churn.queryOptions());
  return (
    <FiguresPanel query={churn}>
      {({ riskFactors }) =>
        riskFactors.length === 0 ? (
          <p className="text-ink-soft">{text.noRisk}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {riskFactors.map(({ reason, affectedCouples, riskLevel }) => (
              <li key={reason} className="flex items-center justify-between gap-4 py-2.5">
                <span>
                  {reason}
                  <span className="figures block text-caption text-ink-soft">
                    {text.affected(formatCoins(affectedCouples))}
                  </span>
                </span>
                <Badge tone={tones[riskLevel]}>{text.levels[riskLevel]}</Badge>
              </li>
            ))}
          </ul>
        )
      }
    </FiguresPanel>
  );
}
