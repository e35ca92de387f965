import { randomUUIDv7 } from 'node:crypto';
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { PASSKEYS_MAX } from '#domain/accounts/facts.ts';
import type { SecondFactors } from '#domain/second-factors/schema.ts';
import { faultsText } from '#messages/faults.ts';
import { secondFactorsText } from '#messages/second-factors.ts';
import type { Transaction } from '#server/db/database.ts';
import { readContact } from '#server/features/accounts/credential-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { IdentityProof, MemberContext, Platform, ProvedContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { deleteChallengesOf, deleteExpiredChallenges } from './challenge-queries.ts';
import { makeFirstRecoveryCodes, makeRecoveryCodes, consumeAppCode } from './code-service.ts';
import { factorAddedMail, factorRemovedMail, type FactorKind } from './emails.ts';
import { checkNewPasskey, describeNewPasskey, refuseMore } from './passkey-service.ts';
import { describeApp, isWithin, makeSecret } from './policy.ts';
import { holdProof } from './proof-service.ts';
import {
  confirmApp,
  countRecoveryCodes,
  deleteApp,
  deletePasskeyRow,
  deleteUnconfirmedApp,
  findAuthenticatorApp,
  hasSecondFactor,
  insertPasskey,
  listPasskeys,
  replaceRecoveryCodes,
  setStepUp,
  upsertUnconfirmedApp,
} from './queries.ts';
import { isNeeded } from './step-up-service.ts';

/** Minutes within which a code must confirm an authenticator app. */
const APP_SETUP_MINUTES = 10;

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

export async function startAuthenticatorApp(context: ProvedContext): Promise<{ secret: string; uri: string }> {
  const { clock, member, proof, secrets } = context;
  const secret = makeSecret();
  return context.change(async (tx) => {
    const isNew = await upsertUnconfirmedApp(tx, {
      userId: member.id,
      sessionId: member.sessionId,
      secret: secrets.encrypt('authenticator-app', secret),
      createdAt: toIso(clock.now()),
      proof,
    });
    if (!isNew) throw refuse.conflict('second_factor_exists', secondFactorsText.appExists);
    const { email } = await readContact(tx, member.id);
    return { secret, uri: describeApp(secret, email) };
  });
}

/** Confirms an app in the session that began it, within minutes. Its row carries that session's proof of identity. */
export async function confirmAuthenticatorApp(
  context: MemberContext,
  input: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { db, clock, member } = context;
  const app = await findAuthenticatorApp(db, member.id);
  if (app?.confirmedAt) throw refuse.conflict('second_factor_exists', secondFactorsText.appExists);
  const isOwnStart = app?.sessionId === member.sessionId && isWithin(app.createdAt, clock.now(), APP_SETUP_MINUTES);
  if (!isOwnStart || !app.provedAt) throw refuse.conflict('second_factor_missing', secondFactorsText.appNotStarted);
  if (!(await consumeAppCode(context, member.id, input.code, false)))
    throw refuse.invalid('second_factor_wrong', faultsText.secondFactors.codeWrong);
  const proof = { at: app.provedAt, hadSecondStep: app.hadSecondStep === true };
  return context.change(async (tx) => {
    await holdProof(tx, context, proof);
    if (!(await confirmApp(tx, member.id, app.secret, toIso(clock.now()))))
      throw refuse.conflict('second_factor_missing', secondFactorsText.appNotStarted);
    return finishAdding(tx, context, proof, 'authenticator-app');
  });
}

export async function startPasskey(context: ProvedContext): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return describeNewPasskey(context, await readContact(context.db, context.member.id));
}

export async function createPasskey(
  context: MemberContext,
  input: { name: string; response: RegistrationResponseJSON },
): Promise<{ recoveryCodes: string[] }> {
  const { clock, member } = context;
  const { passkey, proof } = await checkNewPasskey(context, input.response);
  return context.change(async (tx) => {
    await holdProof(tx, context, proof);
    if ((await listPasskeys(tx, member.id)).length >= PASSKEYS_MAX) throw refuseMore();
    await insertPasskey(tx, {
      ...passkey,
      id: randomUUIDv7(),
      userId: member.id,
      name: input.name,
      createdAt: toIso(clock.now()),
    });
    return finishAdding(tx, context, proof, 'passkey');
  });
}

/** Completes an addition. The session counts as stepped up from the time of its own proof, not from now. */
async function finishAdding(tx: Transaction, context: MemberContext, proof: IdentityProof, kind: FactorKind) {
  const { mail, member } = context;
  await setStepUp(tx, member.sessionId, proof.at);
  await mail.send(tx, factorAddedMail(await readContact(tx, member.id), kind));
  return { recoveryCodes: await makeFirstRecoveryCodes(tx, context, member.id) };
}

export async function removeAuthenticatorApp(context: ProvedContext): Promise<void> {
  await context.change(async (tx) => {
    if (!(await deleteApp(tx, context.member.id))) throw refuse.notFound();
    await finishRemoving(tx, context, 'authenticator-app');
  });
}

export async function deletePasskey(context: ProvedContext, input: { id: string }): Promise<void> {
  await context.change(async (tx) => {
    if (!(await deletePasskeyRow(tx, context.member.id, input.id))) throw refuse.notFound();
    await finishRemoving(tx, context, 'passkey');
  });
}

/**
 * Completes a removal. Recovery codes are a fallback for another second step, so they are removed with the last one.
 */
async function finishRemoving(tx: Transaction, { mail, member }: MemberContext, kind: FactorKind) {
  if (!(await hasSecondFactor(tx, member.id))) await replaceRecoveryCodes(tx, member.id, []);
  await mail.send(tx, factorRemovedMail(await readContact(tx, member.id), kind));
}

export async function renewRecoveryCodes(context: ProvedContext): Promise<{ recoveryCodes: string[] }> {
  return context.change(async (tx) => ({
    recoveryCodes: await makeRecoveryCodes(tx, context, context.member.id),
  }));
}

/** Ends the member's unfinished ceremonies: challenges of all purposes, and an unconfirmed app. */
export async function endCeremonies(tx: Transaction, userId: string): Promise<void> {
  await deleteChallengesOf(tx, userId);
  await deleteUnconfirmedApp(tx, userId);
}

/** Deletes expired challenges. */
export async function sweepChallenges({ db, clock }: Platform): Promise<void> {
  await deleteExpiredChallenges(db, toIso(clock.now()));
}
