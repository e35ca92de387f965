import { randomUUIDv7 } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { SecondFactors } from '#contract/second-factors.ts';
import { secondFactorsText } from '#messages/second-factors.ts';
import type { Transaction } from '#server/db/database.ts';
import { isOwnPassword, readContact } from '#server/features/accounts/credential-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { makeFirstRecoveryCodes, makeRecoveryCodes, consumeAppCode } from './code-service.ts';
import { factorAddedMail, factorRemovedMail, type FactorKind } from './emails.ts';
import { checkNewPasskey, describeNewPasskey } from './passkey-service.ts';
import { describeApp, makeSecret } from './policy.ts';
import {
  confirmApp,
  countRecoveryCodes,
  deleteApp,
  deleteExpiredChallenges,
  deletePasskeyRow,
  findAuthenticatorApp,
  hasSecondFactor,
  insertPasskey,
  listPasskeys,
  replaceRecoveryCodes,
  setStepUp,
  upsertUnconfirmedApp,
} from './queries.ts';
import { isNeeded, requireProof } from './step-up-service.ts';

export async function readSecondFactors(context: MemberContext): Promise<SecondFactors> {
  const { db, member } = context;
  const [passkeys, app, recoveryCodesLeft] = await Promise.all([
    listPasskeys(db, member.id),
    findAuthenticatorApp(db, member.id),
    countRecoveryCodes(db, member.id),
  ]);
  const hasNone = passkeys.length === 0 && !app?.confirmedAt;
  return {
    isMissing: hasNone && (await isNeeded(context, member)),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
    authenticatorAppSince: app?.confirmedAt ?? null,
    recoveryCodesLeft,
  };
}

export async function startAuthenticatorApp(
  context: MemberContext,
  input?: { password?: string },
): Promise<{ secret: string; uri: string }> {
  const { db, clock, member, secrets } = context;
  await requireProof(context, () => isOwnPassword(context, input?.password));
  const secret = makeSecret();
  const isNew = await upsertUnconfirmedApp(db, {
    userId: member.id,
    secret: secrets.encrypt('authenticator-app', secret),
    createdAt: toIso(clock.now()),
  });
  if (!isNew) throw refuse.conflict('second_factor_exists', secondFactorsText.appExists);
  const { email } = await readContact(db, member.id);
  return { secret, uri: describeApp(secret, email) };
}

export async function confirmAuthenticatorApp(
  context: MemberContext,
  input: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { db, clock, member } = context;
  const app = await findAuthenticatorApp(db, member.id);
  if (!app) throw refuse.conflict('second_factor_missing', secondFactorsText.appNotStarted);
  if (app.confirmedAt) throw refuse.conflict('second_factor_exists', secondFactorsText.appExists);
  if (!(await consumeAppCode(context, member.id, input.code, false)))
    throw refuse.invalid('second_factor_wrong', secondFactorsText.codeWrong);
  return context.change(async (tx) => {
    if (!(await confirmApp(tx, member.id, toIso(clock.now()))))
      throw refuse.conflict('second_factor_exists', secondFactorsText.appExists);
    return finishAdding(tx, context, 'authenticator-app');
  });
}

export async function startPasskey(
  context: MemberContext,
  input?: { password?: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  await requireProof(context, () => isOwnPassword(context, input?.password));
  const user = await readContact(context.db, context.member.id);
  return describeNewPasskey(context, user);
}

export async function createPasskey(
  context: MemberContext,
  input: { name: string; response: RegistrationResponseJSON },
): Promise<{ recoveryCodes: string[] }> {
  const { clock, member } = context;
  const passkey = await checkNewPasskey(context, input.response);
  return context.change(async (tx) => {
    await insertPasskey(tx, {
      ...passkey,
      id: randomUUIDv7(),
      userId: member.id,
      name: input.name,
      createdAt: toIso(clock.now()),
    });
    return finishAdding(tx, context, 'passkey');
  });
}

/** The session that adds a second step has proved it. */
async function finishAdding(tx: Transaction, context: MemberContext, kind: FactorKind) {
  const { clock, mail, member } = context;
  await setStepUp(tx, member.sessionId, toIso(clock.now()));
  await mail.send(tx, factorAddedMail(await readContact(tx, member.id), kind));
  return { recoveryCodes: await makeFirstRecoveryCodes(tx, context, member.id) };
}

export async function removeAuthenticatorApp(context: MemberContext): Promise<void> {
  await requireProof(context, () => Promise.resolve(true));
  await context.change(async (tx) => {
    if (!(await deleteApp(tx, context.member.id))) throw refuse.notFound();
    await finishRemoving(tx, context, 'authenticator-app');
  });
}

export async function deletePasskey(context: MemberContext, input: { id: string }): Promise<void> {
  await requireProof(context, () => Promise.resolve(true));
  await context.change(async (tx) => {
    if (!(await deletePasskeyRow(tx, context.member.id, input.id))) throw refuse.notFound();
    await finishRemoving(tx, context, 'passkey');
  });
}

/** Recovery codes stand in for another second step: they go with the last one. */
async function finishRemoving(tx: Transaction, { mail, member }: MemberContext, kind: FactorKind) {
  if (!(await hasSecondFactor(tx, member.id))) await replaceRecoveryCodes(tx, member.id, []);
  await mail.send(tx, factorRemovedMail(await readContact(tx, member.id), kind));
}

export async function renewRecoveryCodes(context: MemberContext): Promise<{ recoveryCodes: string[] }> {
  const { db, member } = context;
  if (!(await hasSecondFactor(db, member.id)))
    throw refuse.conflict('second_factor_missing', secondFactorsText.none);
  await requireProof(context, () => Promise.resolve(false));
  return context.change(async (tx) => ({ recoveryCodes: await makeRecoveryCodes(tx, context, member.id) }));
}

/** Deletes the challenges that were never answered. */
export async function sweepChallenges({ db, clock }: Platform): Promise<void> {
  await deleteExpiredChallenges(db, toIso(clock.now()));
}
