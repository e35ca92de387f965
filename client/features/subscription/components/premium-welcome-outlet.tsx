import { useState } from 'react';
import { Crown } from 'lucide-react';
import { PREMIUM_WELCOME_PATH } from '#contract/screen-paths.ts';
import { subscriptionScreensText as text } from '#messages/screens/subscription.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { useReadInSilence } from '#client/features/notifications/api.ts';
import { useNow } from '#client/lib/clock.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { BenefitList } from './benefit-list.tsx';

/** Age up to which the beginning of premium is welcomed, in milliseconds; later it is only a notification. */
const FRESH_MS = 3 * 24 * 3_600_000;
/** Number of newest notifications searched for it. */
const LOOKED_AT = 5;

/** Welcomes a member on any screen when their premium, or the partner's that covers them, has begun. */
export function PremiumWelcomeOutlet() {
  const now = useNow();
  const [closed, setClosed] = useState<string | null>(null);
  const { mutate: markRead } = useReadInSilence();
  const { data: unread } = useRead(api.notifications.unread.queryOptions());
  const { data: newest = [] } = useRead(
    api.notifications.list.queryOptions({
      input: { limit: LOOKED_AT },
      enabled: unread?.hasOtherUnread ?? false,
    }),
  );
  const welcome = newest.find(
    ({ path, isRead, createdAt }) =>
      path === PREMIUM_WELCOME_PATH && !isRead && Date.parse(now) - Date.parse(createdAt) < FRESH_MS,
  );
  if (!welcome || welcome.id === closed) return null;

  function close(notificationId: string) {
    setClosed(notificationId);
    markRead({ notificationIds: [notificationId] });
  }
  return (
    <Dialog
      isOpen
      onOpenChange={() => close(welcome.id)}
      title={welcome.title}
      description={welcome.message}
      footer={<Button onClick={() => close(welcome.id)}>{text.welcomeDone}</Button>}
    >
      <Crown aria-hidden className="mb-4 size-12 text-festive-ink" strokeWidth={1.5} />
      <BenefitList />
    </Dialog>
  );
}
