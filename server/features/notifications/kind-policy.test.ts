import { expect, test } from 'vitest';
import { ACHIEVEMENTS } from '#contract/achievement-definitions.ts';
import { CAMPAIGN_TEMPLATES } from '#contract/constants/campaigns.ts';
import { campaignKind } from '#server/features/campaigns/policy.ts';
import { NOTIFICATION_KINDS, writeLockScreenText, writeNotification } from './kind-policy.ts';
import { readEnglish } from '#tests/support/english-reader.ts';

readEnglish();

const [achievement] = ACHIEVEMENTS;

test('a stored kind is worded from its parameters', () => {
  const params = { firstName: 'Riya', dateTitle: 'Dinner' };
  expect(writeNotification({ kind: 'date_planned', params })).toEqual({
    title: 'Riya asks you on a date',
    message: 'Dinner',
  });
});

test('an achievement names its points, and its coins where it brought any', () => {
  const write = (coins: number) =>
    writeNotification({ kind: 'achievement', params: { achievementId: achievement?.id, coins } });
  expect(write(0).message).toBe(`${achievement?.name}: 20 love points`);
  expect(write(20).message).toBe(`${achievement?.name}: 20 love points, and 20 coins for you`);
});

test('a reminder is named in the app, and on the lock screen only where the member allows it', () => {
  const stored = {
    kind: 'important_date',
    params: { title: 'Surprise party', date: '2027-04-12', daysLeft: 7 },
  };
  const named = { title: 'Surprise party', message: 'In 7 days, Monday, 12 April' };
  expect(writeNotification(stored)).toEqual(named);
  expect(writeLockScreenText(stored, { namesRemindersOnLockScreen: true })).toEqual(named);
  expect(writeLockScreenText(stored, { namesRemindersOnLockScreen: false })).toEqual({
    title: 'Important date',
    message: 'In 7 days, Monday, 12 April. Tap to see which one it is.',
  });
});

test('rows of before a reminder was named are worded as they were', () => {
  const params = { date: '2027-04-12', daysLeft: 1 };
  expect(writeNotification({ kind: 'important_date', params }).title).toBe('Important date');
});

test.each([
  ['a kind that nobody wrote', 'unknown', {}, 'no notification is of the kind unknown'],
  ['parameters of another kind', 'nudge', { count: 3 }, 'firstName'],
])('%s is an error and no empty notification', (_what, kind, params, message) => {
  expect(() => writeNotification({ kind, params })).toThrow(message);
});

test.each([null, ...CAMPAIGN_TEMPLATES])('the campaign template %s has a kind of its own', (template) => {
  expect(NOTIFICATION_KINDS).toHaveProperty(campaignKind(template));
});
