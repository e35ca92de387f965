import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#client/data/api.ts';
import { usePartner } from '#client/data/partner.ts';
import { useReadInSilence } from '#client/features/notifications/api.ts';
import { useNow } from '#client/lib/clock.ts';
import type { Notification } from '#domain/notifications/schema.ts';
import { UPI_CODE_FIELD, upiCodePath } from '#domain/registry/screen-paths.ts';
import { LazyShowCodeDialog } from './lazy-dialogs.tsx';

/**
 * Age up to which a request opens the code, in milliseconds. The partner is nearby then; later the request is only a
 * notification.
 */
const FRESH_MS = 10 * 60_000;

/** Shows the member's UPI code on any screen when the partner or the address requests it. */
export function UpiCodeOutlet() {
  const partner = usePartner();
  const [search, setSearch] = useSearchParams();
  const [closed, setClosed] = useState<string | null>(null);
  const { mutate: markRead } = useReadInSilence();
  const request = useFreshRequest(closed);
  const amount = readAmount(search.get(UPI_CODE_FIELD)) ?? request?.amount;
  if (!amount || !partner) return null;

  function close() {
    setSearch(
      (before) => {
        before.delete(UPI_CODE_FIELD);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
    if (!request) return;
    setClosed(request.id);
    markRead({ notificationIds: [request.id] });
  }
  return <LazyShowCodeDialog amount={amount} askedBy={partner.firstName} onClose={close} />;
}

/** Returns the newest request if it is unread, at most `FRESH_MS` old and not the one that was `closed`. */
function useFreshRequest(closed: string | null): { id: string; amount: string } | null {
  const now = useNow();
  const { data: unread } = useQuery(api.notifications.unread.queryOptions());
  const { data: newest = [] } = useQuery(
    api.notifications.prompts.queryOptions({ enabled: unread?.hasPrompts ?? false }),
  );
  const isFresh = ({ isRead, createdAt }: Notification) =>
    !isRead && Date.parse(now) - Date.parse(createdAt) < FRESH_MS;
  for (const notification of newest) {
    const amount = amountOf(notification);
    if (amount) return isFresh(notification) && notification.id !== closed ? { id: notification.id, amount } : null;
  }
  return null;
}

function amountOf({ path }: Notification): string | null {
  const start = upiCodePath('');
  return path.startsWith(start) ? readAmount(path.slice(start.length)) : null;
}

/** Returns the rupees of an address; `null` for any other text. */
function readAmount(written: string | null): string | null {
  return written && /^\d{1,10}\.\d\d$/.test(written) ? written : null;
}
