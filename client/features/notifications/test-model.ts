import type { WorkerStatus } from '#client/lib/worker/worker-status.ts';

/** `retired`: the server no longer sends to this browser. `unchecked`: the server could not be asked. */
export type SubscriptionStatus = 'none' | 'active' | 'retired' | 'unchecked';

export interface Diagnosis {
  isSupported: boolean;
  permission: NotificationPermission | 'unsupported';
  subscription: SubscriptionStatus;
  worker: WorkerStatus;
}

/** What is shown until the browser has answered. */
export const CHECKING: Diagnosis = {
  isSupported: true,
  permission: 'default',
  subscription: 'none',
  worker: 'checking',
};

export type Issue = 'unsupported' | 'denied' | 'notAsked' | 'noWorker' | 'notSubscribed' | 'retired';

/** What stands in the way of notifications, in the order in which it is to be put right. */
export function findIssues({ isSupported, permission, subscription, worker }: Diagnosis): Issue[] {
  if (worker === 'checking') return [];
  if (!isSupported) return ['unsupported'];
  const issues: Issue[] = [];
  if (worker !== 'active') issues.push('noWorker');
  if (permission === 'denied') issues.push('denied');
  else if (permission !== 'granted') issues.push('notAsked');
  else if (subscription === 'none') issues.push('notSubscribed');
  else if (subscription === 'retired') issues.push('retired');
  return issues;
}

export const DEVICES = ['ios', 'android', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** The kind of device by what its browser says of itself. An iPad says that it is a Mac, but is touched. */
export function detectDevice({
  userAgent,
  maxTouchPoints,
}: {
  userAgent: string;
  maxTouchPoints: number;
}): Device {
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  if (/macintosh/i.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /android/i.test(userAgent) ? 'android' : 'desktop';
}
