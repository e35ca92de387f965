/** Header of a local response to a change that this device has kept: how it was kept. */
export const KEPT_HEADER = 'x-kept';

/** Why the server has not made a kept change although it responds. */
export const KEPT_KINDS = ['held', 'signed-out', 'stale', 'gone'] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

const kept = new WeakMap<object, KeptKind>();

/** Notes the answer of a kept change, so that its toast says what is known. */
export function noteKept(headers: Headers, answer: unknown): void {
  const kind = KEPT_KINDS.find((each) => each === headers.get(KEPT_HEADER));
  if (typeof answer === 'object' && answer !== null && kind) kept.set(answer, kind);
}

/** Returns why the server has not made a change, by its answer; `undefined` if it has, or has not responded. */
export function keptKindOf(answer: unknown): KeptKind | undefined {
  return typeof answer === 'object' && answer !== null ? kept.get(answer) : undefined;
}
