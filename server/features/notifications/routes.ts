import { notifications } from '#domain/notifications/api.ts';
import { implement } from '#server/http/implement.ts';
import { leadToUnsubscribePage, unsubscribeMails } from './mail-choice-service.ts';
import { changePreferences, readPreferences } from './preference-service.ts';
import { readPublicKey, readSubscription, subscribe, testPush, unsubscribe } from './push-service.ts';
import { markAllRead, markSomeRead, readNotifications, readPrompts, readUnread } from './service.ts';

export const notificationsRoutes = implement(notifications, {
  list: readNotifications,
  unread: readUnread,
  prompts: readPrompts,
  markRead: markSomeRead,
  markAllRead,
  preferences: readPreferences,
  unsubscribePage: leadToUnsubscribePage,
  unsubscribeMails,
  changePreferences,
  publicKey: readPublicKey,
  subscribe,
  readSubscription,
  unsubscribe,
  testPush,
});
