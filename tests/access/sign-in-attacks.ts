import { TOTP } from 'otpauth';
import type { TestApp } from '#tests/support/app.ts';
import { createAuthenticator, type Authenticator } from '#tests/support/authenticator.ts';
import { registerPerson, type Person } from '#tests/support/people.ts';

const ORIGIN = 'http://jugal.test';

/** Returns all credentials of a member from the database. */
export async function readWaysToSignIn(app: TestApp, userId: string): Promise<unknown[]> {
  const { rows } = await app.database.pool.query<Record<string, unknown>>(
    `select email, email_verified, pending_email, password_hash,
       (select jsonb_agg(to_jsonb(p) - 'last_used_at' - 'counter' order by p.id) from passkeys p where p.user_id = u.id) as passkeys,
       (select jsonb_agg(jsonb_build_array(a.secret, a.confirmed_at)) from authenticator_apps a
         where a.user_id = u.id and confirmed_at is not null) as apps,
       (select jsonb_agg(c.code_hash order by c.code_hash) from recovery_codes c where c.user_id = u.id) as codes
     from users u where id = $1`,
    [userId],
  );
  return rows;
}

/** A member whose session, and nothing else, an attacker holds. */
export interface Victim {
  person: Person;
  passkeyId: string;
  /** Signs the owner in on another device. */
  openOtherSession(): Promise<Person>;
}

export async function registerUnguarded(app: TestApp): Promise<Victim> {
  const person = await registerPerson(app, 'Unguarded');
  const { user, password } = person;
  return {
    person,
    passkeyId: crypto.randomUUID(),
    async openOtherSession() {
      const visitor = app.visit();
      await visitor.api.accounts.login({ email: user.email, password });
      return { ...visitor, user, password };
    },
  };
}

/**
 * Registers a member with a passkey, an authenticator app and recovery codes, whose session proved the second step half
 * an hour ago.
 */
export async function registerGuarded(app: TestApp): Promise<Victim> {
  const person = await registerPerson(app, 'Guarded');
  const { user, password } = person;
  const { authenticator } = await addPasskey(person);
  const { secret } = await person.api.secondFactors.startAuthenticatorApp();
  await person.api.secondFactors.confirmAuthenticatorApp({ code: codeOf(app, secret) });
  const { passkeys } = await person.api.secondFactors.list();
  app.advance({ minutes: 30 });
  return {
    person,
    passkeyId: passkeys[0]?.id ?? '',
    async openOtherSession() {
      const visitor = app.visit();
      const response = authenticator.get(await visitor.api.secondFactors.challenge());
      await visitor.api.secondFactors.signInWithPasskey({ response });
      return { ...visitor, user, password };
    },
  };
}

export async function addPasskey({ api, password }: Person) {
  const authenticator = createAuthenticator(ORIGIN);
  const { challenge, ...options } = await api.secondFactors.startPasskey({ password });
  const response = authenticator.create({ challenge, ...options });
  await api.secondFactors.createPasskey({ name: 'Phone', response });
  return { authenticator, challenge };
}

export function codeOf(app: TestApp, secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: app.platform.clock.now().epochMilliseconds });
}

/** Endpoints that issue challenges; the test fails if another one does. */
export const challengeGivers = [
  'secondFactors.challenge',
  'secondFactors.startPasskey',
  'secondFactors.stepUpChallenge',
];

/** A challenge that anyone can get, and that adds no passkey to the victim. */
export interface WrongChallenge {
  from: string;
  challenge: string;
}

/** Collects one challenge from each source, in an order in which none invalidates another. */
export async function collectWrongChallenges(app: TestApp, victim: Victim): Promise<WrongChallenge[]> {
  const { person } = victim;
  const other = await victim.openOtherSession();
  const stranger = await registerPerson(app, 'Stranger');
  const own = person.api.secondFactors;
  const used = await registerPerson(app, 'Used').then(addPasskey);
  const given = {
    'a visitor’s for signing in': app.visit().api.secondFactors.challenge(),
    'the session’s own for signing in': own.challenge(),
    'the session’s own for stepping up': own.stepUpChallenge(),
    'another session’s for stepping up': other.api.secondFactors.stepUpChallenge(),
    'a stranger’s for stepping up': stranger.api.secondFactors.stepUpChallenge(),
    'a stranger’s for adding': stranger.api.secondFactors.startPasskey({ password: stranger.password }),
    'another session’s for adding': other.api.secondFactors.startPasskey({ password: other.password }),
  };
  const collected: WrongChallenge[] = [
    { from: 'none', challenge: 'bm9uZQ' },
    { from: 'a stranger’s that was used', challenge: used.challenge },
  ];
  for (const [from, options] of Object.entries(given)) collected.push({ from, challenge: (await options).challenge });
  return collected;
}

/** Returns the victim's own challenge for adding a passkey, expired after five minutes. */
export async function expireOwnChallenge(app: TestApp, { person }: Victim): Promise<WrongChallenge> {
  const { challenge } = await person.api.secondFactors.startPasskey({ password: person.password });
  app.advance({ minutes: 5, seconds: 1 });
  return { from: 'the session’s own for adding, expired', challenge };
}

/** Signs a challenge with an authenticator, once as a new passkey and once as a sign-in. */
export function signBoth(authenticator: Authenticator, challenge: string) {
  const rp = { id: 'jugal.test', name: 'Jugal' };
  const user = { id: 'dGhpZWY', name: 'thief', displayName: 'Thief' };
  return {
    created: authenticator.create({ challenge, rp, user, pubKeyCredParams: [] }),
    signed: authenticator.get({ challenge, rpId: 'jugal.test' }),
  };
}

export const newAuthenticator = () => createAuthenticator(ORIGIN);
