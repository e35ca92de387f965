import { useQuery } from '@tanstack/react-query';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { percentOf } from '#domain/kernel/money.ts';
import { adminFiguresText } from '#messages/en/admin/figures.ts';
import { adminWaitlistText as text } from '#messages/en/admin/waitlist.ts';
import { CountLine } from '../../components/count-line.tsx';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { StatCard, statGridClass } from '../../components/stat-card.tsx';

export function WaitlistFigures() {
  const figures = useQuery(adminApi.waitlist.figures.queryOptions());
  return (
    <FiguresPanel query={figures}>
      {({ total, pilot, expansion, statuses, cities, stages }) => (
        <div className="grid grid-cols-1 gap-4">
          <dl className={statGridClass}>
            <StatCard
              label={text.total}
              value={formatCoins(statuses.pending + statuses.contacted)}
              hint={text.totalHint(formatCoins(total), formatCoins(expansion))}
            />
            <StatCard
              label={text.pilot}
              value={formatCoins(pilot)}
              hint={text.pilotHint(adminFiguresText.percent(percentOf(pilot, total)))}
            />
            <StatCard label={text.statuses.pending} value={formatCoins(statuses.pending)} hint={text.pendingHint} />
            <StatCard
              label={text.statuses.approved}
              value={formatCoins(statuses.approved)}
              hint={text.approvedHint(formatCoins(statuses.contacted))}
            />
          </dl>
          {total > 0 && (
            <div className="grid grid-cols-1 gap-2">
              <CountLine
                title={text.relationshipStages}
                counts={stages.map(({ stage, count }) => ({
                  name: stage === null ? text.stageUnknown : text.stages[stage],
                  count,
                }))}
              />
              <CountLine title={text.topCities} counts={cities.map(({ city, count }) => ({ name: city, count }))} />
            </div>
          )}
        </div>
      )}
    </FiguresPanel>
  );
}
