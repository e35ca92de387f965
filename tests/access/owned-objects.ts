import sharp from 'sharp';
import type { TestApp } from '#tests/support/app.ts';
import { makePremium, type Person } from '#tests/support/people.ts';

/** Calls whose object belongs to nobody: every member may take what is on offer. */
export const offeredToAll: ReadonlySet<string> = new Set(['deals.redeem', 'giftCards.redeem']);

interface OwnedObject {
  parameters: Record<string, string>;
  /** A body with which the owner's call succeeds, or is refused for another reason than absence. */
  body?: object;
}

async function planDate(owner: Person): Promise<Record<string, string>> {
  const { id } = await owner.api.dates.create({ title: 'Dinner', scheduledDate: '2030-01-05' });
  return { id };
}

async function receiveNudge(partner: Person, app: TestApp): Promise<Record<string, string>> {
  await makePremium(app, partner);
  const { id } = await partner.api.nudges.send({ message: 'Hello' });
  return { id };
}

async function paintPicture(): Promise<File> {
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

async function keepMemory(owner: Person): Promise<Record<string, string>> {
  const { id } = await owner.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14' });
  return { id };
}

async function recordExpense(owner: Person): Promise<Record<string, string>> {
  const { id } = await owner.api.finances.createExpense({ title: 'Chai', amount: '20' });
  return { id };
}

async function deleteExpense(owner: Person): Promise<Record<string, string>> {
  const { id = '' } = await recordExpense(owner);
  await owner.api.finances.deleteExpense({ id });
  return { id };
}

async function setGoal(owner: Person): Promise<Record<string, string>> {
  const { id } = await owner.api.finances.createGoal({ title: 'Diu', targetAmount: '20000' });
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

async function writeNote(owner: Person): Promise<Record<string, string>> {
  const { id } = await owner.api.notes.create({ title: 'Chai', content: 'No sugar', category: 'food' });
  return { id };
}

async function addImportantDate(owner: Person): Promise<Record<string, string>> {
  const date = { title: 'Birthday', date: '1998-04-12', category: 'birthday' } as const;
  const { id } = await owner.api.importantDates.create(date);
  return { id };
}

/** How to make, for a member, the object that an endpoint with a parameter is about; by the endpoint's name. */
export const ownedObjects: Readonly<
  Record<string, (owner: Person, partner: Person, app: TestApp) => Promise<OwnedObject>>
> = {
  'accounts.avatar': async (owner) => ({ parameters: await uploadAvatar(owner) }),
  'accounts.endSession': async (owner) => ({ parameters: await openSecondSession(owner) }),
  'nudges.markRead': async (_owner, partner, app) => ({ parameters: await receiveNudge(partner, app) }),
  'dates.update': async (owner) => ({ parameters: await planDate(owner), body: { title: 'Lunch' } }),
  'dates.respond': async (owner) => ({ parameters: await planDate(owner), body: { status: 'accepted' } }),
  'dates.delete': async (owner) => ({ parameters: await planDate(owner) }),
  'memories.update': async (owner) => ({ parameters: await keepMemory(owner), body: { title: 'Uttarayan' } }),
  'memories.delete': async (owner) => ({ parameters: await keepMemory(owner) }),
  'memories.photo': async (owner) => ({ parameters: await uploadPhoto(owner) }),
  'finances.updateExpense': async (owner) => ({
    parameters: await recordExpense(owner),
    body: { title: 'Coffee' },
  }),
  'finances.deleteExpense': async (owner) => ({ parameters: await recordExpense(owner) }),
  'finances.restoreExpense': async (owner) => ({ parameters: await deleteExpense(owner) }),
  'finances.addMoney': async (owner) => ({ parameters: await setGoal(owner), body: { amount: '1' } }),
  'finances.resetGoal': async (owner) => ({ parameters: await setGoal(owner) }),
  'finances.deleteGoal': async (owner) => ({ parameters: await setGoal(owner) }),
  'notes.update': async (owner) => ({ parameters: await writeNote(owner), body: { title: 'Coffee' } }),
  'notes.delete': async (owner) => ({ parameters: await writeNote(owner) }),
  'importantDates.update': async (owner) => ({
    parameters: await addImportantDate(owner),
    body: { title: 'Her birthday' },
  }),
  'importantDates.delete': async (owner) => ({ parameters: await addImportantDate(owner) }),
  'dates.download': async (owner) => ({ parameters: await planDate(owner) }),
};
