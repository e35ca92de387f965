import { notifications } from '#contract/notifications.ts';
import { serve } from '#server/http/bind.ts';
import { readPublicKey, subscribe, testPush, unsubscribe } from './push-service.ts';
import { markAllRead, markSomeRead, readNotifications, readUnread } from './service.ts';

export const notificationsRoutes = serve(notifications, {
  list: readNotifications,
  unread: readUnread,
  markRead: markSomeRead,
  markAllRead,
  publicKey: readPublicKey,
  subscribe,
  unsubscribe,
  testPush,
});
