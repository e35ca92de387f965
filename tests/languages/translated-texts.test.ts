import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeGiftCard, registerSaver } from '#tests/support/gift-cards.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

async function registerReader(language: 'gu' | 'hi'): Promise<Person> {
  const reader = await registerPerson(app, 'Kinjal');
  await reader.api.accounts.changeLanguage({ language });
  return reader;
}

const deal = {
  title: 'Two chais',
  businessName: 'Chai & Co.',
  description: 'On the promenade',
  category: 'cafe',
  location: 'Ahmedabad',
  validFrom: '2026-01-01',
  validTo: '2199-12-31',
  terms: 'Once a table',
} as const;

test('shows a deal and its redemption in the reader’s language, in English where a text is missing', async () => {
  const { id, translations } = await admin.api.admin.deals.create({
    ...deal,
    translations: { gu: { title: ' બે ચા ', description: 'નદીકિનારે', terms: '' } },
  });
  expect(translations).toEqual({ gu: { title: 'બે ચા', description: 'નદીકિનારે' } });
  const shown = async ({ api }: Pick<Person, 'api'>) => (await api.deals.list()).find((each) => each.id === id);
  const kinjal = await registerReader('gu');
  const inGujarati = { title: 'બે ચા', offerText: 'બે ચા', description: 'નદીકિનારે', terms: 'Once a table' };
  expect(await shown(kinjal)).toMatchObject(inGujarati);
  expect(await shown(await registerReader('hi'))).toMatchObject({
    title: 'Two chais',
    offerText: 'Two chais',
  });
  expect(await shown(app.visit())).not.toHaveProperty('translations');

  await kinjal.api.deals.redeem({ id });
  await admin.api.admin.deals.delete({ id });
  expect((await kinjal.api.deals.redemptions())[0]).toMatchObject({ dealTitle: 'બે ચા', offerText: 'બે ચા' });
  await kinjal.api.accounts.changeLanguage({ language: 'en' });
  expect((await kinjal.api.deals.redemptions())[0]).toMatchObject({ dealTitle: 'Two chais' });
});

test('replaces all translations of a changed record, and keeps them in a change of other fields', async () => {
  const { id } = await admin.api.admin.deals.create({ ...deal, translations: { gu: { title: 'બે ચા' } } });
  expect(await admin.api.admin.deals.update({ id, isFeatured: true })).toMatchObject({
    translations: { gu: { title: 'બે ચા' } },
  });
  expect(await admin.api.admin.deals.update({ id, translations: { hi: { title: 'दो चाय' } } })).toMatchObject({
    translations: { hi: { title: 'दो चाय' } },
  });
  await expect(
    admin.api.admin.deals.update({ id, translations: { hi: { title: 'चा'.repeat(61) } } }),
  ).rejects.toMatchObject({ status: 400 });
});

test('shows experiences in the reader’s language', async () => {
  await admin.api.admin.experiences.create({
    title: 'Pottery',
    description: 'A morning at the wheel',
    buttonText: 'Book',
    translations: { hi: { title: 'मिट्टी का काम', buttonText: 'बुक करें' } },
  });
  expect((await (await registerReader('hi')).api.experiences.list()).at(-1)).toMatchObject({
    title: 'मिट्टी का काम',
    description: 'A morning at the wheel',
    buttonText: 'बुक करें',
  });
});

test('shows a gift card, its order and the mail with its code in the reader’s language', async () => {
  const card = await makeGiftCard(app, {
    terms: 'Online only',
    translations: { gu: { description: 'ઘરે બેઠાં', terms: 'ફક્ત ઑનલાઇન' } },
  });
  const saver = await registerSaver(app, 100);
  await saver.api.accounts.changeLanguage({ language: 'gu' });
  expect((await saver.api.giftCards.list()).find(({ id }) => id === card.id)).toMatchObject({
    description: 'ઘરે બેઠાં',
    terms: 'ફક્ત ઑનલાઇન',
  });
  const { order } = await saver.api.giftCards.redeem({ id: card.id });
  expect(order.terms).toBe('ફક્ત ઑનલાઇન');
  expect(await saver.api.giftCards.orders()).toEqual([order]);
  await admin.api.admin.giftCards.fulfil({ id: order.id, code: 'AMZN-1' });
  await app.runJobs();
  const mail = app.mails.find(({ to, text }) => to.address === saver.user.email && text.includes('AMZN-1'));
  expect(mail?.text).toContain('ફક્ત ઑનલાઇન');
});

test('notifies each member of a campaign in their language, also after they change it', async () => {
  const kinjal = await registerReader('gu');
  const reader = await registerPerson(app, 'Dhruvil');
  await admin.api.admin.campaigns.send({
    title: 'An evening for two?',
    body: 'Plan a date',
    translations: { gu: { title: 'સાંજ બે જણની?', body: 'ડેટ ગોઠવો' } },
  });
  await app.runJobs();
  const newest = async ({ api }: Person) => (await api.notifications.list())[0];
  expect(await newest(kinjal)).toMatchObject({ title: 'સાંજ બે જણની?', message: 'ડેટ ગોઠવો' });
  expect(await newest(reader)).toMatchObject({ title: 'An evening for two?', message: 'Plan a date' });
  await kinjal.api.accounts.changeLanguage({ language: 'hi' });
  expect(await newest(kinjal)).toMatchObject({ title: 'An evening for two?', message: 'Plan a date' });
  await reader.api.accounts.changeLanguage({ language: 'gu' });
  expect(await newest(reader)).toMatchObject({ title: 'સાંજ બે જણની?' });
});
