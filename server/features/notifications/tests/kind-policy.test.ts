import { expect, test } from 'vitest';
import { ACHIEVEMENTS } from '#domain/achievements/definitions.ts';
import { CAMPAIGN_TEMPLATES } from '#domain/campaigns/facts.ts';
import { campaignKind } from '#server/features/campaigns/policy.ts';
import { readEnglish } from '#tests/support/english-reader.ts';
import { NOTIFICATION_KINDS, writeLockScreenText, writeNotification } from '../kind-policy.ts';

readEnglish();

const achievement = ACHIEVEMENTS.find(({ key }) => key === 'firstDates');

test('words a stored kind from its parameters', () => {
  const params = { firstName: 'Riya', dateTitle: 'Dinner' };
  expect(writeNotification({ kind: 'date_planned', params })).toEqual({
    title: 'Riya asks you on a date',
    message: 'Dinner',
  });
});

test('states an achievement’s points, and its coins if there are any', () => {
  const write = (coins: number) =>
    writeNotification({ kind: 'achievement', params: { achievementId: achievement?.id, coins } });
  expect(write(0).message).toBe('First Sparks: 20 love points');
  expect(write(20).message).toBe('First Sparks: 20 love points, and 20 coins for you');
});

test('names a reminder in the app, and on the lock screen only if the member allows it', () => {
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

test('words rows from before reminders were named unchanged', () => {
  const params = { date: '2027-04-12', daysLeft: 1 };
  expect(writeNotification({ kind: 'important_date', params }).title).toBe('Important date');
});

test.each([
  ['a kind that nobody wrote', 'unknown', {}, 'no notification is of the kind unknown'],
  ['parameters of another kind', 'nudge', { count: 3 }, 'firstName'],
])('throws for %s instead of an empty notification', (_what, kind, params, message) => {
  expect(() => writeNotification({ kind, params })).toThrow(message);
});

test.each([null, ...CAMPAIGN_TEMPLATES])('uses a separate kind for the campaign template %s', (template) => {
  expect(NOTIFICATION_KINDS).toHaveProperty(campaignKind(template));
});
