import { useQuery } from '@tanstack/react-query';
import { adminApi } from '#client/data/admin-api.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { FiguresPanel } from '../../components/figures-panel.tsx';

/** Growth opportunities, largest first, each with its confidence; costs are listed separately. */
export function Opportunities() {
  const growth = useQuery(adminApi.insights.growth.queryOptions());
  return (
    <FiguresPanel query={growth}>
      {({ opportunities, costs }) => (
        <div className="grid gap-4">
          {opportunities.length === 0 && <p className="text-ink-soft">{text.noOpportunities}</p>}
          <ul className="divide-y divide-line">
            {opportunities.map(({ strategy, potentialRevenue, confidence }) => (
              <li key={strategy} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
                <span>{strategy}</span>
                <span className="figures text-caption text-ink-soft">
                  <strong className="text-ink">{text.potential(formatMoney(potentialRevenue))}</strong>
                  {', '}
                  {confidence === 0 ? text.lowConfidence : text.confidence(confidence)}
                </span>
              </li>
            ))}
          </ul>
          {costs.length > 0 && (
            <ul aria-label={text.costs} className="divide-y divide-line border-y border-line">
              {costs.map(({ strategy, cost }) => (
                <li key={strategy} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
                  <span>{strategy}</span>
                  <span className="figures text-caption text-ink-soft">{text.costOnce(formatMoney(cost))}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </FiguresPanel>
  );
}
