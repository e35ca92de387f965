import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#client/data/api.ts';
import { useReadInSilence } from '#client/features/notifications/api.ts';
import { nowIso } from '#client/lib/clock.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { PREMIUM_WELCOME_FIELD, PREMIUM_WELCOME_PATH } from '#domain/registry/screen-paths.ts';

const LazyPremiumWelcome = lazyDialog(
  async () => (await import('./premium-welcome.tsx')).PremiumWelcome,
  ({ welcome }) => welcome.title,
);

/**
 * Welcomes a member when their premium, or the partner's that covers them, begins: on the screen that is open then, and
 * on the one that its notification opens.
 */
export function PremiumWelcomeOutlet() {
  const [openedAt] = useState(pageOpenedAt);
  const [search] = useSearchParams();
  const isAsked = search.has(PREMIUM_WELCOME_FIELD);
  const [closed, setClosed] = useState<string | null>(null);
  const { mutate: markRead } = useReadInSilence();
  const { data: unread } = useQuery(api.notifications.unread.queryOptions());
  const { data: newest = [] } = useQuery(
    api.notifications.prompts.queryOptions({ enabled: isAsked || (unread?.hasPrompts ?? false) }),
  );
  const welcome = newest.find(
    ({ path, isRead, createdAt }) => path === PREMIUM_WELCOME_PATH && (isAsked || (!isRead && createdAt > openedAt)),
  );
  if (!welcome || welcome.id === closed) return null;

  function close(notificationId: string) {
    setClosed(notificationId);
    markRead({ notificationIds: [notificationId] });
  }
  return <LazyPremiumWelcome welcome={welcome} onClose={() => close(welcome.id)} />;
}

/** Returns the instant at which this page was opened: its parts load later. */
function pageOpenedAt(): string {
  return new Date(Date.parse(nowIso()) - performance.now()).toISOString();
}
