import { Crown } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import type { Notification } from '#domain/notifications/schema.ts';
import { subscriptionScreensText as text } from '#messages/subscription.ts';
import { BenefitList } from './benefit-list.tsx';

interface PremiumWelcomeProps {
  welcome: Pick<Notification, 'title' | 'message'>;
  onClose: () => void;
}

/** Dialog of a premium that has begun, with what it brings. */
export function PremiumWelcome({ welcome, onClose }: PremiumWelcomeProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={welcome.title}
      description={welcome.message}
      footer={<Button onClick={onClose}>{text.welcomeDone}</Button>}
    >
      <Crown aria-hidden className="mb-4 size-12 text-festive-ink" strokeWidth={1.5} />
      <BenefitList />
    </Dialog>
  );
}
