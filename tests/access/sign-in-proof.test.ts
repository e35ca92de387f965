import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#domain/api.ts';
import { listEndpoints, type ListedEndpoint } from '#server/http/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, registerCouple, registerPerson } from '#tests/support/people.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { bodies, callers } from './member-calls.ts';
import { ownedObjects } from './owned-objects.ts';
import {
  challengeGivers,
  collectWrongChallenges,
  expireOwnChallenge,
  newAuthenticator,
  readWaysToSignIn,
  registerGuarded,
  registerUnguarded,
  signBoth,
  type Victim,
  type WrongChallenge,
} from './sign-in-attacks.ts';

const endpoints = listEndpoints(contract);
const changes = endpoints.filter(({ method, meta }) => method !== 'GET' && !meta.hasSignedBody);
const declared = changes.filter(({ meta }) => meta.changesSignIn !== null);
const undeclared = changes.filter(({ meta }) => meta.changesSignIn === null);

/**
 * Reasons why an undeclared call changes no credentials of its member. The test fails for a new call until it is
 * listed.
 */
const notDeclared: Readonly<Record<string, string>> = {
  'accounts.register': 'creates an account, and changes none',
  'accounts.login': 'proves by password and second step',
  'accounts.logout': 'ends a session',
  'accounts.resendVerification': 'mails a code to an address that was proved before',
  'accounts.forgotPassword': 'mails a code, which proves only in the call that takes it',
  'accounts.changeName': 'no name signs in',
  'accounts.changeBirthday': 'no birthday signs in',
  'accounts.changeCity': 'no city signs in',
  'accounts.changeLanguage': 'no language signs in',
  'accounts.changeUpiId': 'no UPI ID signs in',
  'accounts.endOtherSessions': 'takes access away alone',
  'accounts.endSession': 'takes access away alone',
  'secondFactors.challenge': 'gives out a challenge for signing in',
  'secondFactors.signInWithPasskey': 'proves by a passkey',
  'secondFactors.stepUpChallenge': 'gives out a challenge for stepping up',
  'secondFactors.stepUp': 'proves by a code',
  'secondFactors.stepUpWithPasskey': 'proves by a passkey',
  'secondFactors.stepUpWithPassword': 'it is the proof itself, for calls that change no way to sign in',
};

interface Tools {
  victim: Victim;
  challenge: string;
}
const password = 'a thief’s password 1';

/** Request bodies with everything an attacker can forge; the test fails for a declared endpoint without one. */
const attacks: Readonly<Record<string, (tools: Tools) => object[]>> = {
  'accounts.verifyEmail': () => [{ otp: '000000' }],
  'accounts.correctEmail': () => [
    { email: 'thief@example.com' },
    { email: 'thief@example.com', password: '' },
    { email: 'thief@example.com', password: 'wrong' },
    { email: 'thief@example.com', currentPassword: 'wrong' },
  ],
  'accounts.resetPassword': ({ victim, challenge }) => [
    { email: victim.person.user.email, otp: '000000', newPassword: password },
    { token: challenge, newPassword: password },
  ],
  'accounts.removeNewWays': ({ victim, challenge }) => [
    { ticket: challenge, ids: [victim.passkeyId, 'authenticator-app', 'recovery-codes'] },
  ],
  'accounts.changeForcedPassword': () =>
    ['', 'wrong', password].map((currentPassword) => ({
      currentPassword,
      newPassword: password,
      confirmPassword: password,
    })),
  'accounts.changePassword': () => [
    { newPassword: password },
    { currentPassword: 'wrong', newPassword: password },
    { password: 'wrong', newPassword: password },
  ],
  'accounts.deleteAccount': () => [{}, { password: '' }, { password: 'wrong' }],
  // A fresh sign-in is a proof (couples.test.ts).
  'couples.leave': () => [{ password: '' }, { password: 'wrong' }],
  'secondFactors.startAuthenticatorApp': () => [{}, { password: 'wrong' }],
  'secondFactors.confirmAuthenticatorApp': () => [{ code: '000000' }],
  'secondFactors.removeAuthenticatorApp': () => [{}, { password: 'wrong' }],
  'secondFactors.renewRecoveryCodes': () => [{}, { password: 'wrong' }],
  'secondFactors.startPasskey': () => [{}, { password: 'wrong' }],
  'secondFactors.createPasskey': () => [{ name: 'Thief' }],
  'secondFactors.deletePasskey': () => [{}, { password: 'wrong' }],
};

let app: TestApp;
const victims: { kind: string; victim: Victim; challenges: WrongChallenge[] }[] = [];
beforeAll(async () => {
  app = await createTestApp();
  const unguarded = await registerUnguarded(app);
  const expired = await expireOwnChallenge(app, unguarded);
  const guarded = await registerGuarded(app);
  for (const [kind, victim, more] of [
    ['without a second step', unguarded, [expired]],
    ['with a second step', guarded, []],
  ] as const)
    victims.push({
      kind,
      victim,
      challenges: [...(await collectWrongChallenges(app, victim)), ...more],
    });
});
afterAll(() => app.close());

async function send(caller: Visitor, { method }: ListedEndpoint, path: string, body?: object | FormData) {
  const isForm = body instanceof FormData;
  const response = await caller.fetch(path, {
    method,
    ...(isForm && { body }),
    ...(body && !isForm && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

describe('changes nothing for an attacker with the session alone and any issued challenge', () => {
  test.each(declared)('$method $path', async (endpoint) => {
    const attack = attacks[endpoint.name];
    if (!attack) throw new Error(`tests/access/sign-in-proof.test.ts does not say how to attack ${endpoint.name}`);
    for (const { kind, victim, challenges } of victims) {
      const before = await readWaysToSignIn(app, victim.person.user.id);
      for (const { from, challenge } of challenges) {
        const { created, signed } = signBoth(newAuthenticator(), challenge);
        for (const body of attack({ victim, challenge }))
          for (const response of [created, signed]) {
            const path = endpoint.path.replace('{id}', victim.passkeyId);
            const whole = { ...body, response, challenge };
            const { status } = await send(victim.person, endpoint, path, whole);
            expect([kind, from, body, status < 400], `${status}`).toEqual([kind, from, body, false]);
          }
      }
      expect(await readWaysToSignIn(app, victim.person.user.id)).toEqual(before);
    }
  });
});

test('requires every account or password change to be declared or to give a reason', () => {
  const near = undeclared.filter(({ path }) => path.startsWith('/api/auth/') || path.includes('password'));
  expect(near.map(({ name }) => name).toSorted()).toEqual(Object.keys(notDeclared).toSorted());
});

/** Member calls, with a body that succeeds if there is one. */
const membersCalls = undeclared.filter(({ meta }) => meta.access === 'member' || meta.access === 'premium');
const givers: string[] = [];

describe('changes none of the caller’s credentials', () => {
  test.each(membersCalls)('$method $path', async (endpoint) => {
    const { name, path, meta } = endpoint;
    const [owner, partner] = await registerCouple(app);
    const alone = await registerPerson(app, 'Alone');
    const caller = { owner, partner, alone }[callers[name] ?? 'owner'];
    if (meta.access === 'premium') await makePremium(app, caller);
    const made = await ownedObjects[name]?.(owner, partner, app);
    const body = made?.body ?? (await bodies[name]?.(owner, alone, app));
    const parameters = made?.parameters ?? {};
    const address = path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => parameters[key] ?? crypto.randomUUID());
    const before = await readWaysToSignIn(app, caller.user.id);
    const { text } = await send(caller, endpoint, address, body);
    if (text.includes('"challenge":')) givers.push(name);
    expect(await readWaysToSignIn(app, caller.user.id)).toEqual(before);
  });
});

test('issues challenges only from the endpoints that the attack uses', async () => {
  const others = changes.filter(
    ({ name, meta }) => meta.access !== 'admin' && !membersCalls.some((call) => call.name === name),
  );
  for (const endpoint of others) {
    const { password: known, ...owner } = await registerPerson(app);
    const path = endpoint.path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
    const { text } = await send(owner, endpoint, path, { password: known });
    if (text.includes('"challenge":')) givers.push(endpoint.name);
  }
  expect(givers.toSorted()).toEqual(challengeGivers);
});

test('adds a passkey with the session’s own challenge, so the attack fails by its challenge alone', async () => {
  const person = await registerPerson(app);
  const { challenge } = await person.api.secondFactors.startPasskey({ password: person.password });
  const response = signBoth(newAuthenticator(), challenge).created;
  await person.api.secondFactors.createPasskey({ name: 'Mine', response });
  await expect(person.api.secondFactors.createPasskey({ name: 'Again', response })).rejects.toMatchObject({
    code: 'passkey_refused',
  });
});
