import { Crown } from 'lucide-react';
import { subscribeScreenText as text, subscriptionScreensText } from '#messages/screens/subscription.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { paths } from '#client/paths.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { CornerBloom } from '../corner-bloom.tsx';
import { BenefitsSection } from './benefits-section.tsx';
import { checkoutGrid } from './checkout-grid.ts';

/** Plan of a premium member, without a checkout. */
export function PremiumPlan({
  hasPreferences,
  onTellWishes,
}: {
  hasPreferences: boolean;
  onTellWishes: () => void;
}) {
  const { data } = useRead(api.subscription.status.queryOptions());
  const subscription = data?.subscription;
  const end = subscription && formatDate(indiaDate(subscription.currentPeriodEnd));
  const untilWords = subscription?.cancelAtPeriodEnd
    ? subscriptionScreensText.endsOn
    : subscriptionScreensText.premiumUntil;
  return (
    <div className={checkoutGrid}>
      <section className="relative grid justify-items-start gap-4 overflow-hidden rounded-large border border-line bg-surface p-6 sm:p-8">
        <CornerBloom />
        <Badge tone="festive" icon={Crown}>
          {subscriptionScreensText.premiumMember}
        </Badge>
        <h2 className="relative text-title">{text.premiumTitle}</h2>
        <p className="figures relative min-h-6 text-ink-soft">{end && untilWords(end)}</p>
        <div className="relative mt-2 flex flex-wrap gap-3">
          {!hasPreferences && (
            <Button variant="festive" onClick={onTellWishes}>
              {text.tellPreferences}
            </Button>
          )}
          <ButtonLink to={paths.subscription} variant="secondary">
            {text.manage}
          </ButtonLink>
        </div>
      </section>
      <BenefitsSection />
    </div>
  );
}
