import { Crown } from 'lucide-react';
import { brand } from '#messages/brand.ts';
import { partnerInsightsText as text } from '#messages/partner-insights.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { useUpgradeLabel } from '#client/data/pending-payment.ts';
import { useMember } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { PageDrawing } from '#client/ui/pictures/drawings.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Insights } from '../components/insights.tsx';
import { hasBegun } from '../model.ts';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function PartnerInsightsScreen() {
  const { isPremium } = useMember();
  return (
    <>
      <PageHeader title={text.title} text={text.lead} backTo="previous" />
      {isPremium ? <Year /> : <Gate />}
    </>
  );
}

function Year() {
  const insights = useRead(api.partnerInsights.get.queryOptions());
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
            drawing={<PageDrawing />}
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
      drawing={<PageDrawing />}
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
