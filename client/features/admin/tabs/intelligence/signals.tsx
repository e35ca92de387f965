import { useQuery } from '@tanstack/react-query';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { FiguresPanel } from '../../components/figures-panel.tsx';

export function Signals() {
  const growth = useQuery(adminApi.insights.growth.queryOptions());
  const churn = useQuery(adminApi.insights.churn.queryOptions());
  const insights = useQuery(adminApi.insights.aiInsights.queryOptions());
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FiguresPanel query={growth}>
        {({ monthlyGrowthRate, interval, sample, confidence }) => (
          <Signal
            label={text.growthPrediction}
            value={`${text.percent(monthlyGrowthRate)} ${text.aMonth}`}
            confidence={confidence}
            sureness={
              interval ? text.interval(text.percent(interval.low), text.percent(interval.high)) : text.noInterval
            }
            method={text.growthMethod}
            basis={text.basisMembers(formatCoins(sample))}
          />
        )}
      </FiguresPanel>
      <FiguresPanel query={churn}>
        {({ highRiskCount, sample, confidence }) => (
          <Signal
            label={text.churnRisk}
            value={text.highRisk(formatCoins(highRiskCount))}
            confidence={confidence}
            method={text.churnMethod}
            basis={text.basis(formatCoins(sample))}
          />
        )}
      </FiguresPanel>
      <FiguresPanel query={insights}>
        {({ premiumCandidates, avgEngagementScore, sample, confidence }) => (
          <>
            <Signal
              label={text.premiumPotential}
              value={text.candidates(formatCoins(premiumCandidates))}
              confidence={confidence}
              method={text.potentialMethod}
              basis={text.basis(formatCoins(sample))}
            />
            <Signal
              label={text.engagementScore}
              value={text.scoreOf(avgEngagementScore.toLocaleString('en-IN'))}
              confidence={confidence}
              method={text.scoreMethod}
              basis={text.basis(formatCoins(sample))}
            />
          </>
        )}
      </FiguresPanel>
    </div>
  );
}

interface SignalProps {
  label: string;
  value: string;
  /** Confidence in percent; 0 with too few members to state one. */
  confidence: number;
  sureness?: string;
  method: string;
  basis: string;
}

function Signal({ label, value, confidence, sureness, method, basis }: SignalProps) {
  return (
    <section className="grid content-start gap-1 rounded-small border border-line bg-surface p-4">
      <h2 className="font-text text-caption font-normal text-ink-soft">{label}</h2>
      <p className="figures text-title font-semibold">{value}</p>
      <p className="flex flex-wrap items-center gap-2 text-caption font-medium">
        {confidence === 0 && <Badge tone="warning">{text.lowConfidence}</Badge>}
        {(confidence > 0 || sureness !== undefined) && (sureness ?? text.shareConfidence(confidence))}
      </p>
      <p className="text-caption text-ink-soft">
        {method} {basis}
      </p>
    </section>
  );
}
