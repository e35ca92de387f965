import { UpiCodeOutlet } from '#client/features/balance/components/upi-code-outlet.tsx';
import { PremiumWelcomeOutlet } from '#client/features/subscription/components/premium-welcome-outlet.tsx';

/** Shows what opens on any screen when a notification or the address asks for it. */
export function Prompts() {
  return (
    <>
      <UpiCodeOutlet />
      <PremiumWelcomeOutlet />
    </>
  );
}
