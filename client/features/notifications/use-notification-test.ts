import { useEffect, useState } from 'react';
import { client } from '#client/data/api.ts';
import {
  isKnownToServer,
  isPushSupported,
  readSubscription,
  subscribeToPush,
  unsubscribeFromPush,
} from '#client/data/worker/push.ts';
import { readWorkerStatus, showLocalNotification } from '#client/data/worker/worker-status.ts';
import { nowIso } from '#client/lib/clock.ts';
import { notificationTestText as text } from '#messages/notification-test.ts';
import { CHECKING, type Diagnosis, type SubscriptionStatus } from './test-model.ts';

/** Line of the results. `at` is an instant. */
export interface Result {
  id: string;
  at: string;
  message: string;
  hasFailed: boolean;
}

export type TestAction = 'subscribe' | 'unsubscribe' | 'testBrowser' | 'testPush' | 'refresh';

/** Returns the diagnosis, the available tests, and their results. */
export function useNotificationTest(memberId: string) {
  const [diagnosis, setDiagnosis] = useState(CHECKING);
  const [results, setResults] = useState<readonly Result[]>([]);
  const [running, setRunning] = useState<TestAction | null>(null);
  useEffect(() => void diagnose().then(setDiagnosis), []);

  function log(message: string, hasFailed: boolean) {
    setResults((before) => [{ id: crypto.randomUUID(), at: nowIso(), message, hasFailed }, ...before]);
  }

  async function run(action: TestAction) {
    setRunning(action);
    try {
      log(await actions[action](memberId), false);
    } catch (error) {
      log(failures[action](error instanceof Error ? error.message : String(error)), true);
    }
    setDiagnosis(await diagnose());
    setRunning(null);
  }

  return { diagnosis, results, running, run, clear: () => setResults([]) };
}

/** Actions of the test screen; each returns the line to log. */
const actions: Record<TestAction, (memberId: string) => Promise<string>> = {
  async subscribe(memberId) {
    await subscribeToPush(memberId);
    return text.log.subscribed;
  },
  async unsubscribe() {
    await unsubscribeFromPush();
    return text.log.unsubscribed;
  },
  async testBrowser() {
    if (!('Notification' in window) || Notification.permission !== 'granted')
      throw new Error(text.log.permissionNotGranted);
    await showLocalNotification(text.browserTitle, text.browserMessage);
    return text.log.browserShown;
  },
  async testPush() {
    const { message } = await client.notifications.testPush();
    return message;
  },
  refresh: async () => text.log.checked,
};

const failures: Record<TestAction, (reason: string) => string> = {
  subscribe: text.log.subscribeFailed,
  unsubscribe: text.log.unsubscribeFailed,
  testBrowser: (reason) => (reason === text.log.permissionNotGranted ? reason : text.log.browserFailed(reason)),
  testPush: text.log.pushFailed,
  refresh: (reason) => reason,
};

async function diagnose(): Promise<Diagnosis> {
  // The subscription belongs to the service worker, which the page may register only now.
  const worker = await readWorkerStatus();
  const subscription = await readSubscription();
  return {
    isSupported: isPushSupported(),
    permission: 'Notification' in window ? Notification.permission : 'unsupported',
    subscription: await findStatus(subscription),
    worker,
  };
}

async function findStatus(subscription: PushSubscription | null): Promise<SubscriptionStatus> {
  if (!subscription) return 'none';
  try {
    return (await isKnownToServer(subscription)) ? 'active' : 'retired';
  } catch {
    return 'unchecked';
  }
}
