import sharp from 'sharp';
import type { TestApp } from '#tests/support/app.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { answerForBoth } from '#tests/support/daily-answers.ts';
import { makePremium, type Person } from '#tests/support/people.ts';
import { giveForBoth, giveMoment } from '#tests/support/photos.ts';
import { type OwnedObject, ownRecords } from './own-records.ts';
import { liveAYear, makeBook } from './years.ts';

/** Calls whose parameter names no owned object: every member has each offer, category and year. */
export const offeredToAll: ReadonlySet<string> = new Set([
  'deals.redeem',
  'giftCards.redeem',
  'budgets.change',
  'ourYear.get',
  'ourYear.bookLetters',
  'yearBooks.get',
  'yearBooks.create',
  'yearBooks.delete',
  'yearBooks.download',
]);

export function listImportedRows() {
  return [{ title: 'Rent', amount: '18000', category: 'other' as const, spentOn: '2026-01-14' }];
}

async function createDate(owner: Person): Promise<Record<string, string>> {
  const { id } = await owner.api.dates.create({ title: 'Dinner', scheduledDate: '2030-01-05' });
  return { id };
}

async function createSeries(owner: Person): Promise<Record<string, string>> {
  const repeat = { every: 'week' } as const;
  const { seriesId } = await owner.api.dates.create({ title: 'Dinner', scheduledDate: '2030-01-05', repeat });
  return { id: String(seriesId) };
}

function daysFromNow(days: number): string {
  return Temporal.Now.plainDateISO('Asia/Kolkata').add({ days }).toString();
}

async function receiveNudge(partner: Person, app: TestApp): Promise<Record<string, string>> {
  await makePremium(app, partner);
  const { id } = await partner.api.nudges.send({ message: 'Hello' });
  return { id };
}

/** Requests a gift from the concierge, which is hidden from the partner too. */
async function askForGift(owner: Person, app: TestApp): Promise<Record<string, string>> {
  await makePremium(app, owner);
  const gift = { kind: 'gift', occasion: 'Birthday', budget: '500', wishes: 'Radios' } as const;
  const { id } = await owner.api.concierge.create(gift);
  return { id };
}

export async function paintPicture(): Promise<File> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a6114e' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' });
}

async function uploadAvatar(owner: Person): Promise<Record<string, string>> {
  const user = await owner.api.accounts.uploadAvatar({ profileImage: await paintPicture() });
  const [, , , id = '', , version = ''] = user.profileImageUrl.split('/');
  return { id, version };
}

async function createMemory(owner: Person): Promise<Record<string, string>> {
  const { id } = await owner.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14' });
  return { id };
}

async function createExpense(owner: Person): Promise<Record<string, string>> {
  const { id } = await owner.api.expenses.create({ title: 'Chai', amount: '20' });
  return { id };
}

async function addCalendar(owner: Person): Promise<Record<string, string>> {
  const url = 'https://calendar.example/work.ics';
  const { id } = await owner.api.busyCalendars.create({ name: 'Work', url });
  return { id };
}

async function settle(owner: Person): Promise<Record<string, string>> {
  await owner.api.balance.changeSplitting({ isOn: true });
  await createExpense(owner);
  const { id } = await owner.api.balance.createSettlement({ amount: '5', method: 'cash' });
  return { id };
}

async function importExpenses(owner: Person): Promise<Record<string, string>> {
  const { id } = await owner.api.imports.create({ name: 'old.csv', rows: listImportedRows() });
  return { id };
}

async function addRecurring(owner: Person): Promise<Record<string, string>> {
  const { id } = await owner.api.recurring.create({
    title: 'Electricity',
    every: 'month',
    isVariable: true,
    startsOn: daysFromNow(-1),
  });
  return { id };
}

async function suggestTime(owner: Person, partner: Person): Promise<Record<string, string>> {
  const { id = '' } = await createDate(owner);
  await partner.api.dates.suggest({ id, scheduledDate: '2032-01-10', scheduledTime: '18:00' });
  return { id };
}

async function createListItem(owner: Person): Promise<Record<string, string>> {
  const { id } = await owner.api.lists.create({ title: 'Groceries' });
  const { id: itemId } = await owner.api.lists.createItem({ listId: id, text: 'Milk' });
  return { id, itemId };
}

async function createGoal(owner: Person): Promise<Record<string, string>> {
  const { id } = await owner.api.goals.create({ title: 'Diu', targetAmount: '20000' });
  return { id };
}

async function createFilledGoal(owner: Person): Promise<Record<string, string>> {
  const { id = '' } = await createGoal(owner);
  await owner.api.goals.addMoney({ id, amount: '100' });
  return { id };
}

async function uploadPhoto(owner: Person): Promise<Record<string, string>> {
  const { imageUrl } = await owner.api.memories.uploadPhoto({ photo: await paintPicture() });
  const [, , , , id = '', size = ''] = imageUrl.split('/');
  return { id, size };
}

async function openSecondSession(owner: Person): Promise<Record<string, string>> {
  await owner.api.accounts.login({ email: owner.user.email, password: owner.password });
  const sessions = await owner.api.accounts.listSessions();
  return { id: sessions.find(({ isCurrent }) => isCurrent)?.id ?? '' };
}

async function addPasskey(owner: Person): Promise<Record<string, string>> {
  const { secondFactors } = owner.api;
  const options = await secondFactors.startPasskey({ password: owner.password });
  const response = createAuthenticator('http://jugal.test').create(options);
  await secondFactors.createPasskey({ name: 'Phone', response });
  return { id: (await secondFactors.list()).passkeys[0]?.id ?? '' };
}

/** Functions that create the object an endpoint's path parameter names, by endpoint name. */
export const ownedObjects: Readonly<
  Record<string, (owner: Person, partner: Person, app: TestApp) => Promise<OwnedObject>>
> = {
  ...ownRecords,
  'concierge.withdraw': async (owner, _partner, app) => ({ parameters: await askForGift(owner, app) }),
  'accounts.avatar': async (owner) => ({ parameters: await uploadAvatar(owner) }),
  'accounts.endSession': async (owner) => ({ parameters: await openSecondSession(owner) }),
  'secondFactors.deletePasskey': async (owner) => ({ parameters: await addPasskey(owner) }),
  'nudges.heart': async (_owner, partner, app) => ({ parameters: await receiveNudge(partner, app) }),
  'nudges.markRead': async (_owner, partner, app) => ({ parameters: await receiveNudge(partner, app) }),
  'dates.respond': async (owner) => ({ parameters: await createDate(owner), body: { status: 'accepted' } }),
  'dates.series': async (owner) => ({ parameters: await createSeries(owner) }),
  'dates.suggest': async (owner) => ({
    parameters: await createDate(owner),
    body: { scheduledDate: '2032-01-10', scheduledTime: '18:00' },
  }),
  'dates.acceptSuggestion': async (owner, partner) => ({ parameters: await suggestTime(owner, partner) }),
  'dates.dropSuggestion': async (owner, partner) => ({ parameters: await suggestTime(owner, partner) }),
  'trash.delete': async (owner) => {
    const parameters = await createMemory(owner);
    await owner.api.memories.delete({ id: parameters.id ?? '' });
    return { parameters };
  },
  'memories.uploadOriginal': async (owner) => {
    const { imageUrl } = await owner.api.memories.uploadPhoto({ photo: await paintPicture() });
    await owner.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14', imageUrl });
    const [, , , , id = ''] = imageUrl.split('/');
    const body = new FormData();
    body.set('original', await paintPicture());
    return { parameters: { id }, body };
  },
  'memories.photo': async (owner) => ({ parameters: await uploadPhoto(owner) }),
  'budgets.change': async () => ({
    parameters: { category: 'food' },
    body: { monthlyAmount: '5000' },
  }),
  'busyCalendars.delete': async (owner) => ({ parameters: await addCalendar(owner) }),
  'balance.deleteSettlement': async (owner) => ({ parameters: await settle(owner) }),
  'imports.undo': async (owner) => ({ parameters: await importExpenses(owner) }),
  'recurring.skip': async (owner) => ({
    parameters: await addRecurring(owner),
    body: { on: daysFromNow(-1) },
  }),
  'recurring.unskip': async (owner) => {
    const parameters = await addRecurring(owner);
    await owner.api.recurring.skip({ id: parameters.id ?? '', on: daysFromNow(-1) });
    return { parameters, body: { on: daysFromNow(-1) } };
  },
  'recurring.pay': async (owner) => ({
    parameters: await addRecurring(owner),
    body: { on: daysFromNow(-1), amount: '1450' },
  }),
  'recurring.fillIn': async (owner) => ({
    parameters: await addRecurring(owner),
    body: { on: daysFromNow(-1), amount: '900' },
  }),
  'goals.addMoney': async (owner) => ({ parameters: await createGoal(owner), body: { amount: '1' } }),
  'goals.listEntries': async (owner) => ({ parameters: await createFilledGoal(owner) }),
  'goals.withdraw': async (owner) => ({
    parameters: await createFilledGoal(owner),
    body: { amount: '1' },
  }),
  'goals.reset': async (owner) => ({ parameters: await createGoal(owner) }),
  'ourYear.get': async (owner) => ({ parameters: await liveAYear(owner) }),
  'ourYear.bookLetters': async (owner) => ({ parameters: await liveAYear(owner) }),
  'yearBooks.get': async (owner) => ({ parameters: await liveAYear(owner) }),
  'yearBooks.create': async (owner) => ({ parameters: await liveAYear(owner) }),
  'yearBooks.delete': async (owner) => ({ parameters: await makeBook(owner) }),
  'yearBooks.download': async (owner, _partner, app) => {
    const parameters = await makeBook(owner);
    await app.platform.jobs.runWaiting();
    return { parameters };
  },
  'lists.listItems': async (owner) => ({ parameters: await createListItem(owner) }),
  'lists.createItem': async (owner) => {
    const { id = '' } = await createListItem(owner);
    return { parameters: { listId: id }, body: { text: 'Ghee' } };
  },
  'lists.updateItem': async (owner) => ({ parameters: await createListItem(owner), body: { isDone: true } }),
  'lists.deleteItem': async (owner) => ({ parameters: await createListItem(owner) }),
  'lists.clearDone': async (owner) => ({ parameters: await createListItem(owner), body: {} }),
  'lists.restoreItems': async (owner) => {
    const { id = '', itemId = '' } = await createListItem(owner);
    return { parameters: { id }, body: { itemIds: [itemId] } };
  },
  'dailyQuestion.react': async (owner, partner) => ({
    parameters: { id: await answerForBoth([owner, partner]) },
    body: { emoji: '❤️' },
  }),
  'dailyQuestion.comments': async (owner, partner) => ({
    parameters: { id: await answerForBoth([owner, partner]) },
  }),
  'dailyQuestion.comment': async (owner, partner) => ({
    parameters: { id: await answerForBoth([owner, partner]) },
    body: { text: 'With jaggery' },
  }),
  'dailyQuestion.deleteComment': async (owner, partner) => {
    const id = await answerForBoth([owner, partner]);
    const comment = await owner.api.dailyQuestion.comment({ id, text: 'With jaggery' });
    return { parameters: { id, commentId: comment.id } };
  },
  'dailyMoment.withdraw': async (owner) => {
    await giveMoment(owner, (await owner.api.dailyMoment.get()).day);
    return { parameters: {} };
  },
  'dailyMoment.makeMemory': async (owner, partner) => {
    const { day, partner: theirs } = await owner.api.dailyMoment.get();
    if (theirs.state !== 'open') await giveForBoth([owner, partner], day);
    return { parameters: {}, body: { day } };
  },
  'dates.download': async (owner) => ({ parameters: await createDate(owner) }),
};
