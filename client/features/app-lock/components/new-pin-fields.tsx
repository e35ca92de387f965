import { useState } from 'react';
import { PIN_LENGTH, isGuessable, isPin } from '#client/data/lock/pin/pin-rules.ts';
import { appLockText as text } from '#messages/app-lock.ts';
import { PinField } from './pin-field.tsx';

/** State of the two fields; `check` shows the problems and returns true for a valid PIN. */
export function useNewPin() {
  const [typed, setTyped] = useState({ pin: '', repeated: '' });
  const [problems, setProblems] = useState<ReturnType<typeof checkNewPin>>({});
  return {
    ...typed,
    problems,
    type: (field: Partial<typeof typed>) => setTyped({ ...typed, ...field }),
    check(): boolean {
      const found = checkNewPin(typed);
      setProblems(found);
      return Object.keys(found).length === 0;
    },
  };
}

/** Fields for a new PIN, typed twice. */
export function NewPinFields({ pin, repeated, problems, type }: ReturnType<typeof useNewPin>) {
  return (
    <>
      <PinField
        label={text.newPin}
        hint={text.newPinHint(PIN_LENGTH)}
        value={pin}
        onChange={(next) => type({ pin: next })}
        error={problems.pin}
      />
      <PinField
        label={text.repeatPin}
        value={repeated}
        onChange={(next) => type({ repeated: next })}
        error={problems.repeated}
      />
    </>
  );
}

interface NewPin {
  pin: string;
  repeated: string;
}

/** Returns the problems of a new PIN, by field; empty if it is valid. */
function checkNewPin({ pin, repeated }: NewPin): Partial<NewPin> {
  if (!isPin(pin)) return { pin: text.pinInvalid(PIN_LENGTH) };
  if (isGuessable(pin)) return { pin: text.pinGuessable };
  return pin === repeated ? {} : { repeated: text.pinsDiffer };
}
