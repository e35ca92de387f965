export const PIN_LENGTH = 6;

/** Idle time before the app locks, in minutes. */
export const AWAY_MINUTES = [1, 5, 15] as const;
export type AwayMinutes = (typeof AWAY_MINUTES)[number];

export function isPin(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** Returns true for one of the PINs that are guessed first: a repeated digit, pair or triple, or a run. */
export function isGuessable(pin: string): boolean {
  if (/^(\d{1,3})\1+$/.test(pin)) return true;
  const digits = Array.from(pin, Number);
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) === 1;
}
