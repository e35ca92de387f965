/** Header of a local response to a change that the server could not take, and that this device has kept. */
export const KEPT_HEADER = 'x-kept';

const kept = new WeakSet<object>();

/** Notes the answer of a kept change, so that its toast says what is known. */
export function noteKept(headers: Headers, answer: unknown): void {
  if (typeof answer === 'object' && answer !== null && headers.has(KEPT_HEADER)) kept.add(answer);
}

/** Returns true for the answer of a change that the server has not taken yet, although it responds. */
export function isKept(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && kept.has(answer);
}
