import { useQuery } from '@tanstack/react-query';
import type { DealFigures as Figures } from '#contract/admin/deals.ts';
import { adminDealsText as text } from '#messages/en/admin/deals.ts';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Section } from '#client/ui/content/card.tsx';
import { BarList } from '../../components/bar-list.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { FiguresPanel } from '../../components/figures-panel.tsx';

/** Pipeline, performance and Gujarat expansion cards. */
export function DealFigures() {
  const figures = useQuery(adminApi.deals.figures.queryOptions());
  return (
    <FiguresPanel query={figures}>
      {(data) => (
        <div className="grid items-start gap-8 lg:grid-cols-3">
          <Section title={text.pipeline}>
            <FactList facts={pipelineOf(data)} />
          </Section>
          <Section title={text.performance}>
            <FactList facts={performanceOf(data)} />
          </Section>
          <Expansion figures={data} />
        </div>
      )}
    </FiguresPanel>
  );
}

function pipelineOf({ live, upcoming, drafts, endingSoon, ended }: Figures) {
  return [
    { label: text.liveDeals, value: formatCoins(live) },
    { label: text.upcoming, value: formatCoins(upcoming) },
    { label: text.drafts, value: formatCoins(drafts) },
    { label: text.endingSoon, value: formatCoins(endingSoon) },
    { label: text.ended, value: formatCoins(ended) },
  ];
}

function performanceOf({ redemptions, redemptionsLast30Days, members, featured, live }: Figures) {
  const average = live === 0 ? 0 : redemptionsLast30Days / live;
  return [
    { label: text.redemptions, value: formatCoins(redemptions) },
    { label: text.redemptionsLast30Days, value: formatCoins(redemptionsLast30Days) },
    { label: text.perDeal, value: average.toLocaleString('en-IN', { maximumFractionDigits: 1 }) },
    { label: text.members, value: formatCoins(members) },
    { label: text.featuredDeals, value: formatCoins(featured) },
  ];
}

function Expansion({ figures: { partners, payingPartners, cafes, cities } }: { figures: Figures }) {
  // Same goal as on the overview.
  const overview = useQuery(adminApi.insights.overview.queryOptions());
  const goal = overview.data?.goals.find((each) => each.goal === 'cafes')?.target;
  const covered = cities.filter((city) => city.partners > 0).length;
  return (
    <Section title={text.expansion}>
      <FactList
        facts={[
          { label: text.activePartners, value: formatCoins(partners) },
          { label: text.payingPartners, value: formatCoins(payingPartners) },
          {
            label: text.cafes,
            value: goal === undefined ? formatCoins(cafes) : text.of(formatCoins(cafes), formatCoins(goal)),
          },
          {
            label: text.citiesCovered,
            value: text.of(formatCoins(covered), formatCoins(cities.length)),
          },
        ]}
      />
      <details>
        <summary className="min-h-11 py-2.5 font-medium text-accent-ink">{text.partnersByCity}</summary>
        <div className="pt-2">
          <BarList
            label={text.partnersByCity}
            bars={cities.map((city) => ({ name: city.city, count: city.partners }))}
            format={formatCoins}
          />
        </div>
      </details>
    </Section>
  );
}
