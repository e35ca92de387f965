import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { otherCode, readMailedCode, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newPassword = 'brand new and long';
const invalidCode = { status: 400, message: 'Invalid verification code' };

async function signIn(person: Person, password: string) {
  const device = app.visit();
  await device.api.accounts.login({ email: person.user.email, password });
  return device;
}

/** Asks for a code as somebody without a session, and reads it from the mail. */
async function askForCode(person: Person): Promise<string> {
  // The mail of the registration goes first: mails that wait together are sent in any order.
  await app.runJobs();
  await app.visit().api.accounts.forgotPassword({ email: person.user.email });
  return readMailedCode(app, person.user.email);
}

describe('a forgotten password', () => {
  test('is asked for alike by known and unknown addresses, and only the known one gets a mail', async () => {
    const person = await registerPerson(app);
    await app.runJobs();
    const before = app.mails.length;
    const ask = async (email: string) => {
      const response = await app.visit().fetch('/api/auth/forgot-password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      return [response.status, await response.text()];
    };
    expect(await ask(person.user.email)).toEqual(await ask('nobody@example.com'));
    await app.runJobs();
    expect(app.mails.slice(before).map(({ to }) => to.address)).toEqual([person.user.email]);
  });

  test('is replaced by the mailed code, which ends every session and verifies the address', async () => {
    const person = await registerPerson(app);
    const phone = await signIn(person, person.password);
    const otp = await askForCode(person);
    await phone.api.accounts.resetPassword({ email: person.user.email, otp, newPassword });
    await expect(person.api.accounts.me()).rejects.toMatchObject({ status: 401 });
    await expect(phone.api.accounts.me()).rejects.toMatchObject({ status: 401 });
    await expect(signIn(person, person.password)).rejects.toMatchObject({ status: 401 });
    const device = await signIn(person, newPassword);
    expect((await device.api.accounts.me()).emailVerified).toBe(true);
    await app.runJobs();
    expect(app.mails.at(-1)).toMatchObject({
      to: { address: person.user.email },
      subject: 'Your Jugal password was changed',
    });
  });

  test('needs a code that was neither used, nor is ten minutes old, nor was made for something else', async () => {
    const person = await registerPerson(app);
    const { resetPassword } = app.visit().api.accounts;
    const { email } = person.user;
    const verificationCode = await readMailedCode(app, email);
    await expect(resetPassword({ email, otp: verificationCode, newPassword })).rejects.toMatchObject(
      invalidCode,
    );
    const used = await askForCode(person);
    await resetPassword({ email, otp: used, newPassword });
    await expect(resetPassword({ email, otp: used, newPassword })).rejects.toMatchObject(invalidCode);
    const old = await askForCode(person);
    app.advance({ minutes: 10, seconds: 1 });
    await expect(resetPassword({ email, otp: old, newPassword })).rejects.toMatchObject(invalidCode);
  });

  test('five wrong tries spend the code', async () => {
    const person = await registerPerson(app);
    const { resetPassword } = app.visit().api.accounts;
    const { email } = person.user;
    const otp = await askForCode(person);
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(resetPassword({ email, otp: otherCode(otp), newPassword })).rejects.toMatchObject(
        invalidCode,
      );
    }
    await expect(resetPassword({ email, otp, newPassword })).rejects.toMatchObject(invalidCode);
    expect((await person.api.accounts.me()).id).toBe(person.user.id);
  });

  test('of 16 concurrent uses of one code, one succeeds', async () => {
    const person = await registerPerson(app);
    const otp = await askForCode(person);
    const tries = await Promise.allSettled(
      Array.from({ length: 16 }, (_, index) =>
        app.visit().api.accounts.resetPassword({
          email: person.user.email,
          otp,
          newPassword: `${newPassword} ${index}`,
        }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('an unknown address is refused like a wrong code', async () => {
    const { resetPassword } = app.visit().api.accounts;
    await expect(
      resetPassword({ email: 'nobody@example.com', otp: '123456', newPassword }),
    ).rejects.toMatchObject(invalidCode);
  });

  test('a password that is refused leaves the code unspent', async () => {
    const person = await registerPerson(app);
    const otp = await askForCode(person);
    const { resetPassword } = app.visit().api.accounts;
    const { email } = person.user;
    await expect(resetPassword({ email, otp, newPassword: 'password123' })).rejects.toMatchObject({
      status: 400,
      message: 'This password is too common. Please choose another one.',
    });
    await expect(resetPassword({ email, otp, newPassword: 'seven77' })).rejects.toMatchObject({
      status: 400,
    });
    await resetPassword({ email, otp, newPassword });
    expect((await (await signIn(person, newPassword)).api.accounts.me()).id).toBe(person.user.id);
  });
});

describe('changing the password in the profile', () => {
  test('takes 6 characters and ends the other sessions', async () => {
    const person = await registerPerson(app);
    const phone = await signIn(person, person.password);
    await person.api.accounts.changePassword({ currentPassword: person.password, newPassword: 'kite6x' });
    expect((await person.api.accounts.me()).id).toBe(person.user.id);
    await expect(phone.api.accounts.me()).rejects.toMatchObject({ status: 401 });
    expect((await (await signIn(person, 'kite6x')).api.accounts.me()).id).toBe(person.user.id);
  });

  test.each([
    [{ newPassword: 'kite5' }, 'Password must be at least 6 characters long'],
    [{ newPassword: 'Qwerty' }, 'This password is too common. Please choose another one.'],
    [{ newPassword: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
    [{ currentPassword: '' }, 'Current password is required'],
    [{ currentPassword: 'wrong' }, 'Current password is incorrect'],
  ])('%j is refused', async (change, message) => {
    const person = await registerPerson(app);
    const input = { currentPassword: person.password, newPassword, ...change };
    await expect(person.api.accounts.changePassword(input)).rejects.toMatchObject({ status: 400, message });
    expect((await (await signIn(person, person.password)).api.accounts.me()).id).toBe(person.user.id);
  });
});

describe('a password that must be changed', () => {
  async function confine(person: Person): Promise<void> {
    await app.database.db
      .updateTable('users')
      .set({ must_change_password: true })
      .where('id', '=', person.user.id)
      .execute();
    await expect.poll(async () => (await person.fetch('/api/couples/current')).status).toBe(403);
  }

  test('leaves the member the user call, the two changes and signing out', async () => {
    const person = await registerPerson(app);
    await confine(person);
    expect((await person.api.accounts.me()).mustChangePassword).toBe(true);
    await expect(person.api.couples.current()).rejects.toMatchObject({
      status: 403,
      message: 'Password change required',
    });
    expect(await person.api.accounts.logout()).toEqual({ message: 'Signed out' });
  });

  test.each([
    [{ newPassword: 'zxqwv6' }, 'Password must be at least 8 characters'],
    [{ newPassword: 'the same as before' }, 'Please choose a password other than the current one'],
  ])('is not got round by the profile’s dialog: %o', async ({ newPassword: chosen }, message) => {
    const person = await registerPerson(app);
    await confine(person);
    const input = {
      currentPassword: person.password,
      newPassword: chosen === 'the same as before' ? person.password : chosen,
    };
    await expect(person.api.accounts.changePassword(input)).rejects.toMatchObject({ status: 400, message });
    expect((await person.api.accounts.me()).mustChangePassword).toBe(true);
  });

  test('is over when it was changed on the forced page', async () => {
    const person = await registerPerson(app);
    const phone = await signIn(person, person.password);
    await confine(person);
    const input = { currentPassword: person.password, newPassword, confirmPassword: newPassword };
    expect((await person.api.accounts.changeForcedPassword(input)).mustChangePassword).toBe(false);
    expect(await person.api.couples.current()).toBeNull();
    await expect(phone.api.accounts.me()).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    [{ newPassword: 'seven77', confirmPassword: 'seven77' }, 'Password must be at least 8 characters'],
    [{ confirmPassword: 'another one' }, "Passwords don't match"],
    [{ currentPassword: '' }, 'Current password is required'],
    [{ currentPassword: 'wrong' }, 'Current password is incorrect'],
  ])('%j is refused on the forced page', async (change, message) => {
    const person = await registerPerson(app);
    const input = { currentPassword: person.password, newPassword, confirmPassword: newPassword, ...change };
    await expect(person.api.accounts.changeForcedPassword(input)).rejects.toMatchObject({
      status: 400,
      message,
    });
  });
});
