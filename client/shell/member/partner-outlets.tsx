import { AppBadge } from '#client/features/from-partner/components/app-badge.tsx';
import { SlipOutlet } from '#client/features/from-partner/components/slip-outlet.tsx';
import { MomentOutlet } from '#client/features/moments/components/moment-outlet.tsx';

/** Parts that show the partner on any screen. */
export function PartnerOutlets() {
  return (
    <>
      <SlipOutlet />
      <MomentOutlet />
      <AppBadge />
    </>
  );
}
