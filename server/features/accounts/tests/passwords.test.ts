import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson, type Person, changeUser } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newPassword = 'brand new and long';
const ownWords = 'A password that is your name or your email address is too easy to guess. Please choose another one.';

async function signIn(person: Person, password: string) {
  const device = app.visit();
  await device.api.accounts.login({ email: person.user.email, password });
  return device;
}

describe('changes the password in the profile', () => {
  test('accepts 6 characters and ends the other sessions', async () => {
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
    [{ newPassword: 'Jugal-2026' }, 'This password is too common. Please choose another one.'],
    [{ newPassword: 'shah.riya92' }, ownWords],
    [{ newPassword: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
    [{ currentPassword: '' }, 'Current password is required'],
    [{ currentPassword: 'wrong' }, 'Current password is incorrect'],
  ])('rejects %j', async (change, message) => {
    const person = await registerPerson(app);
    const input = { currentPassword: person.password, newPassword, ...change };
    await expect(person.api.accounts.changePassword(input)).rejects.toMatchObject({ status: 400, message });
    expect((await (await signIn(person, person.password)).api.accounts.me()).id).toBe(person.user.id);
  });
});

describe('forces a password change', () => {
  async function confine(person: Person): Promise<void> {
    await changeUser(app, person.user.id, { mustChangePassword: true });
    await expect.poll(async () => (await person.fetch('/api/couples/current')).status).toBe(403);
  }

  test('allows the member only the user call, the two changes and signing out', async () => {
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
  ])('applies to the profile’s dialog too: %o', async ({ newPassword: chosen }, message) => {
    const person = await registerPerson(app);
    await confine(person);
    const input = {
      currentPassword: person.password,
      newPassword: chosen === 'the same as before' ? person.password : chosen,
    };
    await expect(person.api.accounts.changePassword(input)).rejects.toMatchObject({ status: 400, message });
    expect((await person.api.accounts.me()).mustChangePassword).toBe(true);
  });

  test('ends after the change on the forced page', async () => {
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
  ])('rejects %j on the forced page', async (change, message) => {
    const person = await registerPerson(app);
    const input = { currentPassword: person.password, newPassword, confirmPassword: newPassword, ...change };
    await expect(person.api.accounts.changeForcedPassword(input)).rejects.toMatchObject({
      status: 400,
      message,
    });
  });
});
