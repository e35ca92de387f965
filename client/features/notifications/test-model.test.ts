import { expect, test } from 'vitest';
import { CHECKING, detectDevice, type Diagnosis, findIssues } from './test-model.ts';

const wellSet: Diagnosis = {
  isSupported: true,
  permission: 'granted',
  subscription: 'active',
  worker: 'active',
};

test('finds no issues on a well-configured device or before the checks finish', () => {
  expect(findIssues(wellSet)).toEqual([]);
  expect(findIssues(CHECKING)).toEqual([]);
});

test.each([
  [{ isSupported: false, permission: 'unsupported', worker: 'not supported' }, ['unsupported']],
  [{ permission: 'denied', subscription: 'none' }, ['denied']],
  [{ permission: 'default', subscription: 'none' }, ['notAsked']],
  [{ subscription: 'none' }, ['notSubscribed']],
  [{ subscription: 'retired' }, ['retired']],
  [{ subscription: 'unchecked' }, []],
  [{ worker: 'not registered', subscription: 'none' }, ['noWorker', 'notSubscribed']],
] satisfies [Partial<Diagnosis>, string[]][])('finds for %j the issues %j', (change, issues) => {
  expect(findIssues({ ...wellSet, ...change })).toEqual(issues);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 0, 'desktop'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/140', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140', 10, 'desktop'],
] as const)('detects %s with %i touch points as %s', (userAgent, maxTouchPoints, device) => {
  expect(detectDevice({ userAgent, maxTouchPoints })).toBe(device);
});
