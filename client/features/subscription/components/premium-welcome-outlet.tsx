import { useState } from 'react';
import { Crown } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { PREMIUM_WELCOME_FIELD, PREMIUM_WELCOME_PATH } from '#contract/screen-paths.ts';
import { subscriptionScreensText as text } from '#messages/screens/subscription.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { useReadInSilence } from '#client/features/notifications/api.ts';
import { nowIso } from '#client/lib/clock.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { BenefitList } from './benefit-list.tsx';

/** Number of newest notifications searched for it. */
const LOOKED_AT = 5;

/**
 * Welcomes a member when their premium, or the partner's that covers them, begins: on the screen that is open then, and
 * on the one that its notification opens.
 */
export function PremiumWelcomeOutlet() {
  const [openedAt] = useState(nowIso);
  const [search] = useSearchParams();
  const isAsked = search.has(PREMIUM_WELCOME_FIELD);
  const [closed, setClosed] = useState<string | null>(null);
  const { mutate: markRead } = useReadInSilence();
  const { data: unread } = useRead(api.notifications.unread.queryOptions());
  const { data: newest = [] } = useRead(
    api.notifications.list.queryOptions({
      input: { limit: LOOKED_AT },
      enabled: isAsked || (unread?.hasOtherUnread ?? false),
    }),
  );
  const welcome = newest.find(
    ({ path, isRead, createdAt }) =>
      path === PREMIUM_WELCOME_PATH && (isAsked || (!isRead && createdAt > openedAt)),
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
