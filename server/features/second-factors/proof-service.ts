import { accountsText } from '#messages/accounts.ts';
import { faultsText } from '#messages/faults.ts';
import { secondFactorsText } from '#messages/second-factors.ts';
import type { Transaction } from '#server/db/database.ts';
import { isOwnPassword } from '#server/features/accounts/credential-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { IdentityProof, MemberContext, ProofInCall, ProvedContext, Proving } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { isFresh } from './policy.ts';
import { findSessionProof, hasSecondFactor, lockSignIn } from './queries.ts';

/**
 * Wraps the handler of an endpoint that declares `changesSignIn`. `serve` runs after the caller has authenticated as
 * the member.
 */
export function proving<const P extends ProofInCall, Input, Output>(
  proves: P,
  serve: (context: ProvedContext, input: Input) => Promise<Output>,
): ((context: MemberContext, input: Input) => Promise<Output>) & Proving<P> {
  const handle = async (context: MemberContext, input: Input) => {
    const proof = await prove(context, proves, input);
    return serve(provedContext(context, proof), input);
  };
  return Object.assign(handle, { proves });
}

async function prove(context: MemberContext, kind: ProofInCall, input: unknown): Promise<IdentityProof> {
  const { db, clock, member } = context;
  const hadSecondStep = await hasSecondFactor(db, member.id);
  if (kind === 'second-step' && !hadSecondStep) throw refuse.notFound();
  if ((kind === 'identity' || kind === 'second-step') && hadSecondStep) {
    const at = (await findSessionProof(db, member.sessionId))?.secondFactorAt ?? null;
    if (at === null || !isFresh(at, clock.now())) throw refuse.forbidden('step_up_required', secondFactorsText.stepUp);
    return { at, hadSecondStep };
  }
  const current = readText(input, 'currentPassword');
  if (kind === 'recent' && readText(input, 'password') === undefined) {
    const at = await findRecentProof(context);
    if (at === undefined) throw refuse.invalid('password_wrong', faultsText.accounts.passwordToConfirm);
    return { at, hadSecondStep };
  }
  if (!(await isOwnPassword(context, current ?? readText(input, 'password'))))
    throw refuse.invalid(
      'password_wrong',
      current === undefined ? secondFactorsText.passwordWrong : accountsText.currentPasswordWrong,
    );
  return { at: toIso(clock.now()), hadSecondStep };
}

/** Returns the instant of the session's sign-in or second step, if it is fresh. */
async function findRecentProof({ db, clock, member }: MemberContext): Promise<string | undefined> {
  const session = await findSessionProof(db, member.sessionId);
  return [session?.secondFactorAt, session?.signedInAt].find(
    (at): at is string => typeof at === 'string' && isFresh(at, clock.now()),
  );
}

function provedContext(context: MemberContext, proof: IdentityProof): ProvedContext {
  return {
    ...context,
    proof,
    change: (work) => context.change(held(work)),
    changeFor: (work) => context.changeFor(held(work)),
  };

  function held<T>(work: (tx: Transaction) => Promise<T>) {
    return async (tx: Transaction) => {
      await holdProof(tx, context, proof);
      return work(tx);
    };
  }
}

/**
 * Makes the proof and the change that it allows atomic, by blocking other sign-in changes of the member until `tx`
 * ends. Throws if the session has ended since, or if a second step was added to an account without one.
 */
export async function holdProof(
  tx: Transaction,
  { member }: MemberContext,
  { hadSecondStep }: IdentityProof,
): Promise<void> {
  await lockSignIn(tx, member.id);
  if (!(await findSessionProof(tx, member.sessionId))) throw refuse.unauthorized();
  if (!hadSecondStep && (await hasSecondFactor(tx, member.id)))
    throw refuse.forbidden('step_up_required', secondFactorsText.stepUp);
}

function readText(input: unknown, field: 'password' | 'currentPassword'): string | undefined {
  const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined;
  return typeof value === 'string' ? value : undefined;
}
