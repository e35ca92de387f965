import { z } from 'zod';
import { ShortPageQuery } from '#domain/kernel/paging.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { pushTestLimit } from '#domain/registry/rate-limits.ts';
import { notificationsFault } from './facts.ts';
import { Notification, NotificationPreferences, PreferencesInput, subscription, Unread } from './schema.ts';

export const notifications = {
  unsubscribePage: endpoint({
    route: 'GET /api/mail-unsubscribe/{token}',
    access: 'public',
    summary: 'Go to the page that asks whether to take no more mails; changes nothing',
    input: z.object({ token: z.string() }),
    output: z.object({ status: z.literal(302), headers: z.object({ location: z.string() }) }),
    status: 302,
    outputStructure: 'detailed',
  }),
  unsubscribeMails: endpoint({
    route: 'POST /api/mail-unsubscribe/{token}',
    access: 'public',
    summary: 'Take no more mails that are not about the account; also the one click of a mail program (RFC 8058)',
    input: z.object({
      token: z.string().max(1000, { error: notificationsFault('unsubscribeLinkInvalid') }),
    }),
    output: z.object({ message: z.string() }),
    takesOneClickForm: true,
  }),
  list: endpoint({
    route: 'GET /api/notifications',
    access: 'member',
    canLag: true,
    summary: 'The member’s notifications, the newest first, without requests that are done or past',
    input: ShortPageQuery,
    output: z.array(Notification),
  }),
  unread: endpoint({
    route: 'GET /api/notifications/unread',
    access: 'member',
    summary: 'Count the unread nudges that the bell shows, and say whether anything else is unread',
    output: Unread,
  }),
  prompts: endpoint({
    route: 'GET /api/notifications/prompts',
    access: 'member',
    summary:
      'The newest notifications that open a dialog on any screen: a request for the UPI code, a welcome to premium',
    output: z.array(Notification),
  }),
  markRead: endpoint({
    route: 'PATCH /api/notifications/mark-read',
    access: 'member',
    summary: 'Mark some as read, and with those of nudges the nudges',
    input: z.object({
      notificationIds: z.array(z.uuid(), { error: notificationsFault('idsInvalid') }).max(500),
    }),
    output: Unread,
    changes: ['notifications', 'nudges'],
  }),
  markAllRead: endpoint({
    route: 'PATCH /api/notifications/mark-all-read',
    access: 'member',
    summary: 'Mark all as read, and with them all nudges',
    output: Unread,
    changes: ['notifications', 'nudges'],
  }),
  preferences: endpoint({
    route: 'GET /api/notification-preferences',
    access: 'member',
    summary: 'Read the member’s notification preferences',
    output: NotificationPreferences,
  }),
  changePreferences: endpoint({
    route: 'PUT /api/notification-preferences',
    access: 'member',
    summary: 'Change how the member wants to be notified',
    input: PreferencesInput,
    output: NotificationPreferences,
    changes: ['notifications'],
  }),
  publicKey: endpoint({
    route: 'GET /api/notifications/vapid-public-key',
    access: 'public',
    summary: 'The key that browsers subscribe to push with',
    output: z.object({ publicKey: z.string() }),
  }),
  subscribe: endpoint({
    route: 'POST /api/notifications/subscribe',
    access: 'member',
    summary: 'Let this browser be notified',
    input: z.object({ subscription }),
    output: z.object({ message: z.string() }),
    status: 201,
  }),
  readSubscription: endpoint({
    route: 'POST /api/notifications/subscription',
    access: 'member',
    summary: 'Say whether this browser is notified; one that its push service has ended is not',
    input: z.object({ endpoint: z.string().max(2000) }),
    output: z.object({ isKnown: z.boolean() }),
  }),
  unsubscribe: endpoint({
    route: 'POST /api/notifications/unsubscribe',
    access: 'member',
    summary: 'Stop notifying this browser',
    input: z.object({ endpoint: z.string().max(2000) }),
    status: 204,
  }),
  testPush: endpoint({
    route: 'POST /api/notifications/test-push',
    access: 'member',
    summary: 'Send a test to the member’s browsers',
    output: z.object({ message: z.string() }),
    limit: pushTestLimit,
    changes: ['notifications'],
  }),
};
