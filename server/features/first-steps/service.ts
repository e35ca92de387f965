import { FIRST_STEPS, type FirstSteps } from '#domain/first-steps/schema.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { findFirstSteps, putAwayFirstSteps } from './queries.ts';

export async function readFirstSteps({ db, member }: MemberContext): Promise<FirstSteps> {
  const facts = await findFirstSteps(db, member.id, member.coupleId);
  if (!facts) throw refuse.unauthorized();
  return {
    steps: FIRST_STEPS.map((name) => ({ name, isDone: facts[name] })),
    isPutAway: facts.isPutAway,
  };
}

/** Hides the first steps. The partner has their own, so nothing is announced to them. */
export async function putAway(context: MemberContext): Promise<FirstSteps> {
  const { member, clock } = context;
  await context.changeFor(async (tx) => {
    await putAwayFirstSteps(tx, member.id, toIso(clock.now()));
    return { result: undefined, audience: [], isPrivate: true };
  });
  return readFirstSteps(context);
}
