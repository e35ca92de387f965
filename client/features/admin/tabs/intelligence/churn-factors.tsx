import { useQuery } from '@tanstack/react-query';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Badge, type BadgeTone } from '#client/ui/content/badge.tsx';
import { FiguresPanel } from '../../components/figures-panel.tsx';

const tones: Record<keyof typeof text.levels, BadgeTone> = {
  High: 'danger',
  Medium: 'warning',
  Low: 'neutral',
};

export function ChurnFactors() {
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
