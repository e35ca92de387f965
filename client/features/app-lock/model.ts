import { appLockText as text } from '#messages/screens/app-lock.ts';
import { isGuessable, isPin, PIN_LENGTH } from '#client/data/lock/pin-rules.ts';

interface NewPin {
  pin: string;
  repeated: string;
}

/** Returns the problems of a new PIN, by field; empty if it is valid. */
export function checkNewPin({ pin, repeated }: NewPin): Partial<NewPin> {
  if (!isPin(pin)) return { pin: text.pinInvalid(PIN_LENGTH) };
  if (isGuessable(pin)) return { pin: text.pinGuessable };
  return pin === repeated ? {} : { repeated: text.pinsDiffer };
}
