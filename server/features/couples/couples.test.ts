import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { snakeCase } from '#domain/kernel/text/snake-case.ts';
import { isOfCouple, records } from '#domain/registry/records.ts';
import { secondFactorsText } from '#messages/en/second-factors.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { makeVerified, makePremium, registerCouple, registerPerson } from '#tests/support/people.ts';
import { makePhoto, uploadPhoto } from '#tests/support/photos.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const date = { title: 'Chai', scheduledDate: dayAhead(30) };

test('makes two members a couple by the invite code', async () => {
  const riya = await registerPerson(app, 'Riya');
  const arjun = await registerPerson(app, 'Arjun');
  const couple = await riya.api.couples.create({ name: ' Riya & Arjun ', anniversary: '2021-02-14' });
  expect(couple).toMatchObject({ name: 'Riya & Arjun', anniversary: '2021-02-14', isImplicit: false });
  expect(couple.inviteCode).toMatch(/^[A-HJ-KM-NP-Z2-9]{8}$/);
  const joined = await arjun.api.couples.join({ inviteCode: couple.inviteCode.toLowerCase() });
  expect(joined.users.map((user) => user.firstName)).toEqual(['Riya', 'Arjun']);
  expect(await riya.api.couples.current()).toEqual(joined);
  expect((await arjun.api.accounts.me()).coupleId).toBe(couple.id);
});

test('returns null as the current couple of a member without one, and 404 for the couple', async () => {
  const alone = await registerPerson(app);
  expect(await alone.api.couples.current()).toBeNull();
  await expect(alone.api.couples.get()).rejects.toMatchObject({ status: 404 });
});

test('moves along the records of a joining member, and keeps name, code and anniversary of the joined couple', async () => {
  const riya = await registerPerson(app, 'Riya');
  const arjun = await registerPerson(app, 'Arjun');
  await arjun.api.dates.create(date);
  const couple = await riya.api.couples.create({ name: 'Us', anniversary: '2021-02-14' });
  await riya.api.dates.create({ ...date, title: 'Walk' });
  const joined = await arjun.api.couples.join({ inviteCode: couple.inviteCode });
  expect(joined).toMatchObject({ name: 'Us', inviteCode: couple.inviteCode, anniversary: '2021-02-14' });
  expect((await riya.api.dates.list()).map(({ title }) => title).toSorted()).toEqual(['Chai', 'Walk']);
  const { rows } = await sql`select 1 from couples c where not exists
    (select from couple_members m where m.couple_id = c.id)`.execute(app.database.db);
  expect(rows).toEqual([]);
});

test('copies the joining member’s anniversary if the joined couple has none', async () => {
  const [riya, arjun] = [await registerPerson(app, 'Riya'), await registerPerson(app, 'Arjun')];
  const { inviteCode } = await riya.api.couples.create({ name: 'Us' });
  await arjun.api.couples.create({ name: 'Mine', anniversary: '2019-02-02' });
  expect(await arjun.api.couples.join({ inviteCode })).toMatchObject({
    name: 'Us',
    anniversary: '2019-02-02',
  });
});

test('sends the couple’s own code in an invitation whose code field is empty in any way', async () => {
  const riya = await registerPerson(app, 'Riya');
  await makeVerified(app, riya);
  const { inviteCode: own } = await riya.api.couples.create({ name: 'Us' });
  for (const [index, inviteCode] of [null, '', undefined].entries()) {
    const email = `without-a-code-${index}@example.com`;
    await riya.api.couples.invitePartner({ email, name: 'Arjun', inviteCode });
    await app.runJobs();
    expect(app.mails.find(({ to }) => to.address === email)?.text).toContain(own);
  }
});

test('rejects wrong codes, full couples and second couples', async () => {
  const [riya, arjun] = await registerCouple(app);
  const third = await registerPerson(app, 'Third');
  const { inviteCode } = await riya.api.couples.get();
  await expect(third.api.couples.join({ inviteCode: 'WRONG234' })).rejects.toMatchObject({
    status: 404,
    message: 'Invalid invite code or failed to join couple',
  });
  await expect(third.api.couples.join({ inviteCode })).rejects.toMatchObject({ status: 409 });
  const own = await third.api.couples.create({ name: 'Mine' });
  await expect(arjun.api.couples.join({ inviteCode: own.inviteCode })).rejects.toMatchObject({ status: 409 });
  await expect(third.api.couples.join({ inviteCode: own.inviteCode })).rejects.toMatchObject({ status: 409 });
  await expect(third.api.couples.create({ name: 'Again' })).rejects.toMatchObject({ status: 409 });
});

test('admits one of 16 members who join one couple concurrently', async () => {
  const riya = await registerPerson(app, 'Riya');
  const { inviteCode } = await riya.api.couples.create({ name: 'Wanted' });
  const others = await Promise.all(Array.from({ length: 16 }, (_, index) => registerPerson(app, `Suitor${index}`)));
  const tries = await Promise.allSettled(others.map((other) => other.api.couples.join({ inviteCode })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await riya.api.couples.get()).users).toHaveLength(2);
});

test('pairs two members who join each other concurrently in one couple, or returns an error', async () => {
  const riya = await registerPerson(app, 'Riya');
  const arjun = await registerPerson(app, 'Arjun');
  const [first, second] = [await riya.api.couples.create({ name: 'A' }), await arjun.api.couples.create({ name: 'B' })];
  const tries = await Promise.allSettled([
    riya.api.couples.join({ inviteCode: second.inviteCode }),
    arjun.api.couples.join({ inviteCode: first.inviteCode }),
  ]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await riya.api.couples.get()).users).toHaveLength(2);
});

test('creates one couple for 16 concurrent first records of one member', async () => {
  const alone = await registerPerson(app);
  await makePremium(app, alone);
  await Promise.all(Array.from({ length: 16 }, () => alone.api.dates.create(date)));
  expect(await alone.api.dates.list()).toHaveLength(16);
});

test('names an implicit couple once', async () => {
  const alone = await registerPerson(app);
  await alone.api.dates.create(date);
  expect(await alone.api.couples.create({ name: 'Named', anniversary: '' })).toMatchObject({
    name: 'Named',
    anniversary: null,
    isImplicit: false,
  });
  await expect(alone.api.couples.create({ name: 'Twice' })).rejects.toMatchObject({ status: 409 });
  expect(await alone.api.dates.list()).toHaveLength(1);
});

test('mails the code and a link that fills it in, and rejects an invitation by a member with a partner', async () => {
  const riya = await registerPerson(app, 'Riya');
  await makeVerified(app, riya);
  const { inviteCode } = await riya.api.couples.create({ name: 'Us' });
  await riya.api.couples.invitePartner({ email: 'invited@example.com', name: 'Arjun', inviteCode });
  await app.runJobs();
  const mail = app.mails.find(({ to }) => to.address === 'invited@example.com');
  expect(mail?.subject).toBe('Riya invites you to Jugal');
  expect(mail?.text).toContain(`/register?invite=${inviteCode}`);
  const [paired] = await registerCouple(app);
  await makeVerified(app, paired);
  await expect(paired.api.couples.invitePartner({ email: 'x@example.com', name: 'X' })).rejects.toMatchObject({
    status: 409,
  });
});

test('hides shared records from the member who leaves, and keeps them for the partner with a new invite code', async () => {
  const [riya, arjun] = await registerCouple(app);
  const { inviteCode, takeBackUntil } = await riya.api.couples.get();
  expect(takeBackUntil).toMatch(/Z$/);
  const { id } = await arjun.api.dates.create(date);
  app.advance({ hours: 24 * 7 });
  expect((await riya.api.couples.get()).takeBackUntil).toBeNull();
  await arjun.api.couples.leave({ password: arjun.password });
  expect(await arjun.api.dates.list()).toEqual([]);
  await expect(arjun.api.dates.update({ id, title: 'Still mine' })).rejects.toMatchObject({ status: 404 });
  expect(await riya.api.dates.list()).toHaveLength(1);
  await expect(arjun.api.couples.join({ inviteCode })).rejects.toMatchObject({ status: 404 });
  await expect(riya.api.couples.leave({ password: riya.password })).rejects.toMatchObject({ status: 409 });
});

test('moves along the leaving member’s records within seven days of joining, photos included', async () => {
  const riya = await registerPerson(app, 'Riya');
  const arjun = await registerPerson(app, 'Arjun');
  const photo = await uploadPhoto(arjun, await makePhoto(60, 40));
  const { id } = await arjun.api.memories.create({
    title: 'Rann',
    memoryDate: '2026-01-14',
    imageUrl: photo.imageUrl,
  });
  await arjun.api.expenses.create({ title: 'Chai', amount: '20' });
  const { inviteCode } = await riya.api.couples.create({ name: 'Us' });
  await arjun.api.couples.join({ inviteCode });
  await arjun.api.goals.create({ title: 'Diu', targetAmount: '20000' });
  await riya.api.dates.create(date);
  const { message } = await arjun.api.couples.leave({ password: arjun.password });
  expect(message).toBe('You have left the couple, and what you recorded comes with you');
  expect(await arjun.api.memories.list()).toMatchObject([{ id, imageUrl: photo.imageUrl }]);
  expect((await arjun.fetch(photo.imageUrl)).status).toBe(200);
  expect(await arjun.api.expenses.list()).toHaveLength(1);
  expect(await arjun.api.goals.list()).toHaveLength(1);
  expect(await arjun.api.dates.list()).toEqual([]);
  expect(await riya.api.memories.list()).toEqual([]);
  expect((await riya.fetch(photo.imageUrl)).status).toBe(404);
  expect(await riya.api.dates.list()).toHaveLength(1);
});

test('moves along a photo that the partner uploaded if the leaving member’s memory shows it', async () => {
  const [riya, arjun] = await registerCouple(app);
  const { id } = await riya.api.memories.create({ title: 'Rann', memoryDate: '2026-01-14' });
  const photo = await uploadPhoto(arjun, await makePhoto(60, 40));
  await arjun.api.memories.update({ id, imageUrl: photo.imageUrl });
  await riya.api.couples.leave({ password: riya.password });
  expect((await riya.fetch(photo.imageUrl)).status).toBe(200);
  expect(await arjun.api.memories.list()).toEqual([]);
});

test('names the inviter of an invitation before joining, and the records that would move along', async () => {
  const riya = await registerPerson(app, 'Riya');
  const arjun = await registerPerson(app, 'Arjun');
  const { inviteCode } = await riya.api.couples.create({ name: 'Us' });
  await arjun.api.dates.create(date);
  await arjun.api.expenses.create({ title: 'Chai', amount: '20' });
  expect(await arjun.api.couples.readInvitation({ inviteCode: inviteCode.toLowerCase() })).toEqual({
    coupleName: 'Us',
    isNamed: true,
    partnerName: 'Riya',
    brought: { dates: 1, memories: 0, expenses: 1, recurring: 0, goals: 0, lists: 0 },
  });
  expect(await arjun.api.dates.list()).toHaveLength(1);
  const newcomer = await registerPerson(app, 'New');
  expect((await newcomer.api.couples.readInvitation({ inviteCode })).brought.dates).toBe(0);
  await expect(riya.api.couples.readInvitation({ inviteCode })).rejects.toMatchObject({ status: 409 });
  await expect(arjun.api.couples.readInvitation({ inviteCode: 'WRONG234' })).rejects.toMatchObject({
    status: 404,
  });
  await arjun.api.couples.join({ inviteCode });
  await expect(newcomer.api.couples.readInvitation({ inviteCode })).rejects.toMatchObject({
    code: 'couple_full',
  });
});

test('accepts an invite code for fourteen days, and replaces it on request', async () => {
  const riya = await registerPerson(app, 'Riya');
  const arjun = await registerPerson(app, 'Arjun');
  const old = await riya.api.couples.create({ name: 'Us' });
  app.advance({ hours: 24 * 14 });
  const expired = { status: 404, code: 'invite_code_expired' };
  await expect(arjun.api.couples.join({ inviteCode: old.inviteCode })).rejects.toMatchObject(expired);
  const renewed = await riya.api.couples.renewInviteCode();
  expect(renewed.inviteCodeExpiresAt > old.inviteCodeExpiresAt).toBe(true);
  await expect(arjun.api.couples.join({ inviteCode: old.inviteCode })).rejects.toMatchObject({
    code: 'invite_code_invalid',
  });
  await arjun.api.couples.join({ inviteCode: renewed.inviteCode });
  await expect(riya.api.couples.renewInviteCode()).rejects.toMatchObject({ code: 'couple_full' });
});

test('mails an invitation with a code that is still valid', async () => {
  const riya = await registerPerson(app, 'Riya');
  await makeVerified(app, riya);
  const { inviteCode } = await riya.api.couples.create({ name: 'Us' });
  app.advance({ hours: 24 * 15 });
  await riya.api.couples.invitePartner({ email: 'late@example.com', name: 'Arjun', inviteCode });
  await app.runJobs();
  const renewed = (await riya.api.couples.get()).inviteCode;
  expect(renewed).not.toBe(inviteCode);
  expect(app.mails.find(({ to }) => to.address === 'late@example.com')?.text).toContain(renewed);
});

test('requires a past date as the anniversary', async () => {
  const [riya] = await registerCouple(app);
  expect((await riya.api.couples.changeAnniversary({ anniversary: '2020-02-29' })).anniversary).toBe('2020-02-29');
  await expect(riya.api.couples.changeAnniversary({ anniversary: '' })).rejects.toMatchObject({
    status: 400,
    message: 'Please select an anniversary date',
  });
  const today = app.platform.clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate();
  const future = { status: 400, code: 'date_in_future' };
  const anniversary = today.add({ days: 2 }).toString();
  await expect(riya.api.couples.changeAnniversary({ anniversary })).rejects.toMatchObject(future);
  const alone = await registerPerson(app);
  await expect(alone.api.couples.create({ name: 'Two', anniversary })).rejects.toMatchObject(future);
  const day = today.toString();
  expect((await riya.api.couples.changeAnniversary({ anniversary: day })).anniversary).toBe(day);
});

test('moves every table with a couple’s id when couples are joined', async () => {
  // Seats cause the move, figures are computed again, and feeds begin again.
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where column_name = 'couple_id' and table_schema = 'public' and table_name not in ('couple_members', 'couple_figures', 'couple_heads', 'couple_changes')`.execute(
    app.database.db,
  );
  const tables = records.filter(isOfCouple).map((record) => snakeCase(record.name));
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...tables, 'concierge_requests', 'deleted_shared_records'].toSorted(),
  );
});

test('requires the password for leaving', async () => {
  const [riya, arjun] = await registerCouple(app);
  await expect(arjun.api.couples.leave({ password: 'wrong' })).rejects.toMatchObject({
    status: 400,
    message: secondFactorsText.passwordWrong,
  });
  expect((await riya.api.couples.get()).users).toHaveLength(2);
});
