import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Clock, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { Section } from '#client/ui/content/card.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import type { Overview } from '#domain/insights/schema.ts';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { FactList } from '../../components/fact-list.tsx';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { SeriesChart } from '../../components/series-chart.tsx';
import { actionItems, toDayPoints } from '../../figures-model.ts';
import { listWaiting } from '../../operations-model.ts';
import { Opportunities } from './opportunities.tsx';
import { UrgentBirthdays } from './urgent-birthdays.tsx';

export function OverviewTab() {
  const overview = useQuery(adminApi.insights.overview.queryOptions());
  return (
    <FiguresPanel query={overview}>
      {(data) => (
        <div className="grid grid-cols-1 gap-8">
          <ActionItems overview={data} />
          <div className="grid items-start gap-8 lg:grid-cols-2">
            <div className="grid grid-cols-1 gap-8">
              <Growth overview={data} />
              <Goals goals={data.goals} />
            </div>
            <div className="grid grid-cols-1 gap-8">
              <Pipeline overview={data} />
              <Birthdays birthdays={data.birthdays} />
            </div>
          </div>
          <Section title={text.opportunities}>
            <Opportunities />
          </Section>
        </div>
      )}
    </FiguresPanel>
  );
}

function ActionItems({ overview }: { overview: Overview }) {
  const operations = useQuery(adminApi.operations.overview.queryOptions());
  const waiting = listWaiting(operations.data ?? []);
  const items = actionItems(overview);
  return (
    <Section title={text.actions}>
      {items.length + waiting.length === 0 ? (
        <p className="text-ink-soft">{text.allWell}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {waiting.map(({ queue, isOverdue, text: words }) => (
            <li key={queue}>
              <Link
                to={{ search: `?tab=operations&queue=${queue}` }}
                className="flex min-h-11 items-center gap-3 py-2.5 font-medium hover:text-accent-ink"
              >
                {isOverdue ? (
                  <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />
                ) : (
                  <Clock aria-hidden className="size-5 shrink-0 text-ink-soft" />
                )}
                {words}
              </Link>
            </li>
          ))}
          {items.map((item) => (
            <li key={item} className="flex items-center gap-3 py-2.5">
              <TriangleAlert aria-hidden className="size-5 shrink-0 text-warning" />
              {item}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Growth({ overview: { users, premiumPercent, waitlist } }: { overview: Overview }) {
  return (
    <Section title={text.growth}>
      <FactList
        facts={[
          { label: text.users, value: formatCoins(users.total) },
          { label: text.premiumConversion, value: text.percent(premiumPercent) },
          {
            label: text.pilotShare,
            value: text.percent(waitlist.pilotPercent),
            hint: text.of(formatCoins(waitlist.pilot), formatCoins(waitlist.total)),
          },
        ]}
      />
      <SeriesChart
        title={text.joinedByDay}
        heads={[text.day, text.joined]}
        points={toDayPoints(users.joined)}
        format={formatCoins}
      />
    </Section>
  );
}

function Pipeline({ overview: { revenue } }: { overview: Overview }) {
  return (
    <Section title={text.pipeline}>
      <FactList
        facts={[
          { label: text.premiumSubscribers, value: formatCoins(revenue.premiumUsers) },
          {
            label: text.paidMonthly,
            value: formatMoney(revenue.paid.monthly),
            hint: text.paidBy(formatCoins(revenue.paid.members), formatCoins(revenue.premiumUsers)),
          },
          { label: text.premiumRevenue, value: formatMoney(revenue.premiumRevenue) },
          { label: text.partnershipRevenue, value: formatMoney(revenue.partnershipRevenue) },
          { label: text.totalMrr, value: formatMoney(revenue.totalMrr) },
        ]}
      />
    </Section>
  );
}

function Goals({ goals }: { goals: Overview['goals'] }) {
  return (
    <Section title={text.goals}>
      <ul className="grid gap-5">
        {goals.map(({ goal, current, target, percent }) => {
          const format = goal === 'monthlyRevenue' ? formatMoney : formatCoins;
          const reached = text.of(format(current), format(target));
          return (
            <li key={goal} className="grid gap-1.5">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span>{text.goalNames[goal]}</span>
                <span className="figures text-caption text-ink-soft">{reached}</span>
              </p>
              <ProgressBar label={text.goalNames[goal]} percent={percent} valueText={reached} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Birthdays({ birthdays }: { birthdays: Overview['birthdays'] }) {
  return (
    <Section title={text.birthdays}>
      <FactList
        facts={[
          {
            label: text.birthdaysKnown,
            value: text.of(formatCoins(birthdays.known), formatCoins(birthdays.total)),
          },
          { label: text.birthdaysToday, value: formatCoins(birthdays.today) },
          { label: text.birthdays30, value: formatCoins(birthdays.next30Days) },
          {
            label: text.giftOpportunity,
            value: formatMoney(birthdays.giftOpportunity),
            hint: text.giftBudget,
          },
        ]}
      />
      <UrgentBirthdays birthdays={birthdays.urgent} />
    </Section>
  );
}
