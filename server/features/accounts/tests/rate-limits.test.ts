import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeVerified, registerPerson } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasRateLimits: true });
});
afterAll(() => app.close());

const tooMany = { status: 429, message: 'Too many attempts. Please wait a little and try again.' };

/** Returns the statuses of sequential calls. */
async function repeat(times: number, call: () => Promise<unknown>): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    statuses.push(
      await call().then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    );
  }
  return statuses;
}

test('does not count a call with a missing field', async () => {
  const person = await registerPerson(app);
  const post = (path: string) =>
    person.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  for (let count = 0; count < 25; count += 1) {
    expect((await post('/api/couples/join')).status).toBe(400);
    expect((await post('/api/auth/login')).status).toBe(400);
  }
  await expect(person.api.couples.join({ inviteCode: 'WRONG234' })).rejects.toMatchObject({ status: 404 });
});

test('stops password guesses after 20 tries from one network, the right one included, and does not count sign-ins', async () => {
  const person = await registerPerson(app);
  const { login } = app.visit('203.0.113.1').api.accounts;
  const right = () => login({ email: person.user.email, password: person.password });
  expect(new Set(await repeat(25, right))).toEqual(new Set([200]));
  let count = 0;
  const guess = () => login({ email: `somebody-${(count += 1)}@example.com`, password: 'wrong' });
  const stranger = app.visit('203.0.113.1').api.accounts;
  expect(new Set(await repeat(20, guess))).toEqual(new Set([401]));
  await expect(guess()).rejects.toMatchObject(tooMany);
  const other = await registerPerson(app);
  const credentials = { email: other.user.email, password: other.password };
  await expect(stranger.login(credentials)).rejects.toMatchObject(tooMany);
  // Other users of the same network do not slow down a known device.
  expect(await repeat(3, right)).toEqual([200, 200, 200]);
});

test('counts the addresses of one IPv6 network as one', async () => {
  const guesses: number[] = [];
  for (let count = 0; count < 60; count += 1) {
    const { login } = app.visit(`2001:db8:7:7:${count}::${count}`).api.accounts;
    guesses.push(...(await repeat(1, () => login({ email: `v6-${count}@example.com`, password: 'wrong' }))));
  }
  expect(guesses).toEqual([...Array.from({ length: 20 }, () => 401), ...Array.from({ length: 40 }, () => 429)]);
  const { login } = app.visit('2001:db8:7:8::1').api.accounts;
  expect(await repeat(1, () => login({ email: 'v6@example.com', password: 'wrong' }))).toEqual([401]);
});

/** Resets the account's shortest limit, as if its period were over. */
async function passQuarter(kind: string): Promise<void> {
  await app.database.pool.query('delete from rate_limits where key like $1', [`${kind}-quarter:%`]);
}

async function passHour(kind: string): Promise<void> {
  await passQuarter(kind);
  await app.database.pool.query('delete from rate_limits where key like $1', [`${kind}-hour:%`]);
}

test('makes guesses of one password from many networks wait longer each time, and never the owner’s device', async () => {
  const person = await registerPerson(app);
  const { email } = person.user;
  let network = 0;
  const guess = (password = 'wrong') =>
    app.visit(`198.51.100.${(network += 1)}`).api.accounts.login({ email, password });
  const counts = async (times: number) => (await repeat(times, guess)).filter((each) => each === 401).length;
  expect(await counts(12)).toBe(10);
  await passQuarter('wrong-password');
  expect(await counts(12)).toBe(10);
  await passQuarter('wrong-password');
  expect(await counts(2)).toBe(0);
  for (const expected of [10, 10, 10, 0]) {
    await passHour('wrong-password');
    expect(await counts(12)).toBe(expected);
  }
  await expect(guess(person.password)).rejects.toMatchObject(tooMany);
  const refused = await app.visit('198.51.100.250').fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: person.password }),
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  // The owner signs in on a known device from any network, with the full number of tries there.
  await person.api.accounts.logout();
  const wrong = () => person.api.accounts.login({ email, password: 'wrong' });
  expect(await repeat(9, wrong)).toEqual(Array.from({ length: 9 }, () => 401));
  await person.api.accounts.login({ email, password: person.password });
  // Another member's device counts as a stranger here.
  const other = await registerPerson(app);
  await expect(other.api.accounts.login({ email, password: person.password })).rejects.toMatchObject(tooMany);
});

test('does not accept a forged or foreign device cookie as a known device', async () => {
  const [riya, arjun] = [await registerPerson(app, 'Riya'), await registerPerson(app, 'Arjun')];
  const cookie = arjun.cookies.get('jugal_device') ?? '';
  expect(cookie).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  for (const [index, value] of [cookie, `${'A'.repeat(22)}.${'A'.repeat(43)}`, 'x', `${cookie}~x`].entries()) {
    const visitor = app.visit(`198.51.101.${index}`);
    const email = riya.user.email;
    const guess = () => {
      visitor.cookies.set('jugal_device', value);
      return visitor.api.accounts.login({ email, password: 'wrong' });
    };
    expect(await repeat(11, guess)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    await app.database.pool.query("delete from rate_limits where key like 'wrong-password%'");
  }
});

test('lets an owner under attack sign in by a mailed link, and knows their browser afterwards', async () => {
  const person = await registerPerson(app);
  const { email } = person.user;
  await app.runJobs();
  const newPassword = 'brand new and long';
  const attackers = Array.from({ length: 24 }, (_, index) => app.visit(`198.51.102.${index}`));
  const answers: number[] = [];
  for (const attacker of attackers) {
    answers.push(...(await repeat(1, () => attacker.api.accounts.forgotPassword({ email }))));
    answers.push(
      ...(await repeat(5, () => attacker.api.accounts.resetPassword({ email, otp: '000000', newPassword }))),
    );
  }
  // Only 10 of 120 guesses are checked: 19 browsers got no code, and after 10 wrong guesses no stranger's code is
  // checked.
  expect(answers.filter((status) => status === 200)).toHaveLength(5);
  expect(answers.filter((status) => status === 400)).toHaveLength(10 + 19 * 5);
  await app.runJobs();
  const mails = app.mails.filter((mail) => mail.to.address === email && mail.text.includes('#token='));
  expect(mails).toHaveLength(5);
  for (const [index, mail] of mails.entries()) {
    const otp = /^\d{6}$/m.exec(mail.text)?.[0] ?? '';
    const right = attackers[index]?.api.accounts.resetPassword({ email, otp, newPassword });
    await expect(right).rejects.toMatchObject(tooMany);
  }
  // The right password still signs in.
  await app.visit('198.51.102.200').api.accounts.login({ email, password: person.password });
  // The owner's known device still gets its own code.
  await person.api.accounts.forgotPassword({ email });
  await app.runJobs();
  const own = app.mails.findLast((mail) => mail.to.address === email)?.text ?? '';
  await expect(person.api.accounts.resetPassword({ email, otp: '000000', newPassword })).rejects.toMatchObject({
    status: 400,
  });
  // On another device the link works.
  const phone = app.visit();
  const token = /#token=([\w-]+)/.exec(own)?.[1] ?? '';
  await phone.api.accounts.resetPassword({ token, newPassword });
  for (let count = 0; count < 12; count += 1)
    await repeat(1, () => app.visit(`198.51.103.${count}`).api.accounts.login({ email, password: 'wrong' }));
  await phone.api.accounts.login({ email, password: newPassword });
});

test('limits a member to 5 mails in a quarter of an hour, without slowing another member', async () => {
  const [riya, arjun] = [await registerPerson(app, 'Riya'), await registerPerson(app, 'Arjun')];
  expect(await repeat(6, () => riya.api.accounts.resendVerification())).toEqual([200, 200, 200, 200, 200, 429]);
  // Invitations of the partner have a separate limit of the same size.
  await makeVerified(app, riya);
  let count = 0;
  const invite = () => riya.api.couples.invitePartner({ email: `invited-${(count += 1)}@example.com`, name: 'A' });
  expect(await repeat(6, invite)).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = await riya.fetch('/api/couples/invite-partner', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const waitSeconds = Number(refused.headers.get('retry-after'));
  expect(waitSeconds).toBeGreaterThan(14 * 60);
  expect(waitSeconds).toBeLessThanOrEqual(15 * 60);
  expect(await repeat(1, () => arjun.api.accounts.resendVerification())).toEqual([200]);
});

test('stops forgotten-password requests after 10 from one network, and after 5 for one address, known or not', async () => {
  const ask = (email: string, network: string) => app.visit(network).api.accounts.forgotPassword({ email });
  let count = 0;
  const many = await repeat(11, () => ask(`nobody-${(count += 1)}@example.com`, '203.0.113.9'));
  expect(many).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const { email } = (await registerPerson(app)).user;
  for (const address of [email, 'nobody@example.com']) {
    const answers = await repeat(6, () => ask(address, `203.0.114.${(count += 1)}`));
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 200), 429]);
  }
});

test('stops code guesses after 20 tries from one address for any account, without slowing a member', async () => {
  const person = await registerPerson(app);
  const visitor = app.visit();
  const wrong = () =>
    visitor.api.accounts.resetPassword({
      email: 'nobody@example.com',
      otp: '123456',
      newPassword: 'brand new and long',
    });
  expect(new Set(await repeat(20, wrong))).toEqual(new Set([400]));
  await expect(wrong()).rejects.toMatchObject(tooMany);
  const own = () => person.api.accounts.verifyEmail({ otp: '123456' });
  expect(new Set(await repeat(20, own))).toEqual(new Set([400]));
  await expect(own()).rejects.toMatchObject(tooMany);
  expect(await repeat(1, () => registerPerson(app).then(({ api }) => api.accounts.me()))).toEqual([200]);
});

test('stops password guesses of a signed-in member after 20 tries, without slowing other members', async () => {
  const [riya, arjun] = [await registerPerson(app, 'Riya'), await registerPerson(app, 'Arjun')];
  const guesses = await repeat(21, () => riya.api.accounts.deleteAccount({ password: 'wrong' }));
  expect(guesses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  await arjun.api.accounts.deleteAccount({ password: arjun.password });
});

test('stops invite-code guesses after 20 tries of a member', async () => {
  const person = await registerPerson(app);
  const answers = await repeat(21, () => person.api.couples.join({ inviteCode: 'WRONG234' }));
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
});

test('makes a caller who finds many addresses taken wait, and mails the owner of an address once a day', async () => {
  const owner = await registerPerson(app, 'Owner');
  await app.runJobs();
  const before = app.mails.length;
  const register = (email: string, network: string) =>
    app.visit(network).api.accounts.register({
      firstName: 'Evil.com',
      lastName: 'Prize',
      email,
      password: 'a long enough one',
      acceptTerms: true,
    });
  let network = 0;
  const answers = await repeat(4, () => register(owner.user.email, `198.51.104.${(network += 1)}`));
  expect(answers).toEqual([409, 409, 409, 429]);
  await app.runJobs();
  const told = app.mails.slice(before);
  expect(told.map(({ to, subject }) => [to.address, subject])).toEqual([
    [owner.user.email, 'You have a Jugal account already'],
  ]);
  expect(told[0]?.text).not.toMatch(/evil|prize/i);
  const taken: string[] = [];
  for (let count = 0; count < 20; count += 1) taken.push((await registerPerson(app)).user.email);
  const probes: number[] = [];
  for (const email of taken) probes.push(...(await repeat(1, () => register(email, '2001:db8:5:5::1'))));
  expect(new Set(probes)).toEqual(new Set([409]));
  // After the limit, the response is the same for a free address.
  for (const email of [owner.user.email, 'free@example.com'])
    await expect(register(email, '2001:db8:5:5::2')).rejects.toMatchObject(tooMany);
});

test('limits mails to an unverified address across repeated registrations', async () => {
  const email = 'somebody-else@example.com';
  let sent = 0;
  for (let round = 0; round < 4; round += 1) {
    const visitor = app.visit(`198.51.105.${round}`);
    const password = 'a long enough one';
    const register = () =>
      visitor.api.accounts.register({ firstName: 'R', lastName: 'S', email, password, acceptTerms: true });
    const [status] = await repeat(1, register);
    if (status !== 200) continue;
    sent += 1;
    const answers = await repeat(5, () => visitor.api.accounts.resendVerification());
    sent += answers.filter((answer) => answer === 200).length;
    await visitor.api.accounts.deleteAccount({ password });
  }
  expect(sent).toBe(6);
});
