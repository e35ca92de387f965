import type { WorkerStatus } from '#client/data/worker/worker-status.ts';

/**
 * State of the push subscription. `retired`: the server no longer sends to this browser; `unchecked`: the server was
 * unreachable.
 */
export type SubscriptionStatus = 'none' | 'active' | 'retired' | 'unchecked';

export interface Diagnosis {
  isSupported: boolean;
  permission: NotificationPermission | 'unsupported';
  subscription: SubscriptionStatus;
  worker: WorkerStatus;
}

/** Diagnosis shown until the browser has answered. */
export const CHECKING: Diagnosis = {
  isSupported: true,
  permission: 'default',
  subscription: 'none',
  worker: 'checking',
};

export type Issue = 'unsupported' | 'denied' | 'notAsked' | 'noWorker' | 'notSubscribed' | 'retired';

/** Lists the issues that block notifications, in the order to fix them. */
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

/** Detects the kind of device from its user agent. An iPad claims to be a Mac, but has touch points. */
export function detectDevice({ userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number }): Device {
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  if (/macintosh/i.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /android/i.test(userAgent) ? 'android' : 'desktop';
}
