import { useQuery } from '@tanstack/react-query';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { SeriesChart } from '../../components/series-chart.tsx';
import { toMonthPoints } from '../../figures-model.ts';

/** Months that the growth rate is computed from, and the forecast. */
export function Prediction() {
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
            {confidence === 0 ? text.tooFew : text.predicted(formatCoins(predictedUsers))}
          </p>
        </div>
      )}
    </FiguresPanel>
  );
}
