import { AppBadge } from '#client/features/from-partner/components/app-badge.tsx';
import { SlipOutlet } from '#client/features/from-partner/components/slip-outlet.tsx';
import { MomentOutlet } from '#client/features/moments/components/moment-outlet.tsx';

/** What shows on any screen that the partner is there. */
export function PartnerOutlets() {
  return (
    <>
      <SlipOutlet />
      <MomentOutlet />
      <AppBadge />
    </>
  );
}
