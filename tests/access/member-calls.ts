import type { TestApp } from '#tests/support/app.ts';
import { writeIcs } from '#tests/support/calendar-server.ts';
import { assignTopicQuestion } from '#tests/support/daily-answers.ts';
import { changeUser, makeVerified, type Person, readMailedCode } from '#tests/support/people.ts';
import { recordBodies } from './own-records.ts';
import { listImportedRows, paintPicture } from './owned-objects.ts';

/** Request bodies for the member endpoints without a path parameter that need one. */
export const bodies: Readonly<
  Record<string, (owner: Person, alone: Person, app: TestApp) => object | Promise<object>>
> = {
  ...recordBodies,
  'accounts.changeName': () => ({ firstName: 'Rhea', lastName: 'Shah' }),
  'accounts.changeBirthday': () => ({ dateOfBirth: '1998-04-12' }),
  'accounts.changeCity': () => ({ city: 'Surat' }),
  'accounts.changeLanguage': () => ({ language: 'gu' }),
  'accounts.correctEmail': ({ password }) => ({
    email: `corrected-${crypto.randomUUID()}@example.com`,
    password,
  }),
  'accounts.changePassword': (owner) => ({
    currentPassword: owner.password,
    newPassword: 'another good horse 1',
  }),
  'accounts.deleteAccount': (owner) => ({ password: owner.password }),
  'secondFactors.stepUpWithPassword': (owner) => ({ password: owner.password }),
  'concierge.create': () => ({ kind: 'gift', occasion: 'Birthday', budget: '500', wishes: 'Radios' }),
  'couples.changeAnniversary': () => ({ anniversary: '2020-02-14' }),
  'datePreferences.submit': () => ({
    preferredLocation: 'Ahmedabad',
    dateType: 'cultural',
    timePreference: 'evening',
    budget: '500-1000',
    contactPhone: '9876543210',
    selectedPlan: 'premium',
  }),
  'accounts.verifyEmail': async (owner, _alone, app) => ({
    otp: await readMailedCode(app, owner.user.email),
  }),
  'accounts.uploadAvatar': () => form('profileImage'),
  'memories.uploadPhoto': () => form('photo'),
  'expenses.uploadReceipt': () => form('photo'),
  'couples.changeName': () => ({ name: 'The two of us' }),
  'couples.create': () => ({ name: 'Two of us' }),
  'couples.readInvitation': async (owner, alone) => ({ inviteCode: await inviteCode(owner, alone) }),
  'couples.leave': (owner) => ({ password: owner.password }),
  'couples.join': async (owner, alone) => ({ inviteCode: await inviteCode(owner, alone) }),
  'couples.invitePartner': async (_owner, alone, app) => {
    await makeVerified(app, alone);
    return { name: 'Arjun', email: `invited-${crypto.randomUUID()}@example.com` };
  },
  'payments.declare': () => ({ reference: 'JG-NONE' }),
  'notifications.subscribe': () => ({
    subscription: { endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'auth' } },
  }),
  'dailyQuestion.answer': async ({ api }) => ({
    questionId: (await api.dailyQuestion.get()).question.id,
    text: 'Ginger chai',
  }),
  'dailyQuestion.switchOffTopic': async (owner, _alone, app) => ({ questionId: await assignTopicQuestion(owner, app) }),
  'dailyQuestion.chooseTopic': () => ({ topic: 'children', isOn: true }),
  'dailyMoment.give': async (owner) => {
    const { imageUrl } = await owner.api.memories.uploadPhoto({ photo: await paintPicture() });
    const { day } = await owner.api.dailyMoment.get();
    return { day, imageUrl };
  },
  'couples.changeEvening': () => ({ time: '21:00' }),
  'fromPartner.set': () => ({ seenUpTo: '2026-01-14T10:00:00.000Z' }),
  'availability.set': () => ({
    timezone: 'Asia/Kolkata',
    hours: [{ day: 'sa', from: '10:00', to: '22:00' }],
  }),
  'dates.planFestival': () => ({ key: 'navratri', year: 2027, time: '20:00' }),
  'panchang.setPreferences': () => ({ isOn: true, city: 'Surat', festivals: ['diwali', 'navratri'] }),
  'busyCalendars.create': () => ({ name: 'Work', url: 'https://calendar.example/work.ics' }),
  'busyCalendars.upload': () => {
    const body = new FormData();
    body.set('calendar', new File([writeIcs()], 'work.ics', { type: 'text/calendar' }));
    return body;
  },
  'balance.changeSplitting': () => ({ isOn: true, default: { kind: 'percent', payer: 60 } }),
  'balance.createSettlement': async ({ api }) => {
    await api.balance.changeSplitting({ isOn: true });
    await api.expenses.create({ title: 'Rent', amount: '9000' });
    return { amount: '500', method: 'upi' };
  },
  'balance.showUpiCode': async ({ api, user }, _alone, app) => {
    await api.balance.changeSplitting({ isOn: true });
    const { users } = await api.couples.get();
    const partnerId = users.find(({ id }) => id !== user.id)?.id;
    await changeUser(app, String(partnerId), { upiId: 'arjun@okbank' });
    await api.expenses.create({ title: 'Rent', amount: '9000', paidBy: partnerId });
    return { amount: '4500' };
  },
  'imports.check': () => ({ rows: [{ title: 'Rent', amount: '18000', spentOn: '2026-01-14' }] }),
  'imports.create': () => ({ name: 'old.csv', rows: listImportedRows() }),
  'accounts.changeUpiId': () => ({ upiId: 'riya@okbank' }),
  'memories.bring': async (owner) => {
    const contentHash = '0'.repeat(64);
    const { imageUrl } = await owner.api.memories.uploadPhoto({ photo: await paintPicture(), contentHash });
    return { title: 'Kites', memoryDate: '2026-01-14', photos: [imageUrl] };
  },
  'memories.findKnownPhotos': () => ({ hashes: [] }),
  'notifications.markRead': () => ({ notificationIds: ['00000000-0000-7000-8000-000000000000'] }),
  'notifications.changePreferences': () => ({ namesRemindersOnLockScreen: true }),
  'notifications.unsubscribe': () => ({ endpoint: 'https://push.example/1' }),
  'notifications.readSubscription': () => ({ endpoint: 'https://push.example/1' }),
  'nudges.send': () => ({ message: 'Hello' }),
  'secondFactors.startPasskey': (owner) => ({ password: owner.password }),
  'secondFactors.startAuthenticatorApp': (owner) => ({ password: owner.password }),
};

/** Queries of the endpoints that reject a call without one. */
export const queries: Readonly<Record<string, string>> = {
  'calendar.read': 'from=2026-11-01&to=2026-11-30',
  'balance.readCode': 'amount=10.00',
  'panchang.read': 'from=2026-11-01&to=2026-11-30',
};

/** Calls rejected for this caller, with the reason. Their statements up to the rejection are checked all the same. */
export const refused: Readonly<Record<string, string>> = {
  'accounts.changeForcedPassword': 'nobody demands a change',
  'deals.redeem': 'no deal is on offer',
  'giftCards.redeem': 'no gift card is on offer',
  'notifications.subscribe': 'the endpoint of no push service',
  'notifications.testPush': 'no browser is subscribed',
  'payments.declare': 'no payment is open',
  'payments.openPage': 'there is no provider',
  'secondFactors.confirmAuthenticatorApp': 'no app was begun',
  'secondFactors.removeAuthenticatorApp': 'there is no app',
  'secondFactors.renewRecoveryCodes': 'there is no second step',
  'secondFactors.createPasskey': 'no authenticator has signed',
  'secondFactors.stepUp': 'there is no second step',
  'secondFactors.stepUpWithPasskey': 'no authenticator has signed',
  'subscription.cancel': 'there is no premium',
  'waitlist.redeemPilotLink': 'no link was mailed',
};

/** Callers by endpoint; without an entry, the caller is the first member of a couple. */
export const callers: Readonly<Record<string, 'partner' | 'alone'>> = {
  'couples.create': 'alone',
  'couples.readInvitation': 'alone',
  'couples.join': 'alone',
  'couples.invitePartner': 'alone',
  'couples.renewInviteCode': 'alone',
  'dates.respond': 'partner',
  'dates.suggest': 'partner',
};

async function form(field: string): Promise<FormData> {
  const body = new FormData();
  body.set(field, await paintPicture());
  return body;
}

/** Returns the invite code of a member without a partner who has records, and gives `alone` a record too. */
async function inviteCode({ api, password }: Person, alone: Person): Promise<string> {
  await alone.api.dates.create({ title: 'Walk', scheduledDate: '2030-01-05' });
  await api.couples.leave({ password });
  await api.memories.create({ title: 'Kites', memoryDate: '2026-01-14' });
  return (await api.couples.get()).inviteCode;
}
