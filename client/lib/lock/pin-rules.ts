export const PIN_LENGTH = 6;

/** How long one may be away before the app locks, in minutes. */
export const AWAY_MINUTES = [1, 5, 15] as const;
export type AwayMinutes = (typeof AWAY_MINUTES)[number];

export function isPin(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** Whether it is among the first that somebody would try: a digit, a pair or three digits again and again, or a run. */
export function isGuessable(pin: string): boolean {
  if (/^(\d{1,3})\1+$/.test(pin)) return true;
  const digits = Array.from(pin, Number);
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) === 1;
}
