import { useState } from 'react';
import { changeDevice, changePin, turnOffLock } from '#client/data/lock/app-lock.ts';
import { readMinutes, writeMinutes } from '#client/data/lock/idle-timer.ts';
import { type AwayMinutes } from '#client/data/lock/pin/pin-rules.ts';
import type { Verified } from '#client/data/lock/pin/pin-verification.ts';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { appLockText as text } from '#messages/app-lock.ts';
import { askDevice, verify, useLockChange } from '../api.ts';
import { MinutesField } from './minutes-field.tsx';
import { NewPinFields, useNewPin } from './new-pin-fields.tsx';
import { PinField } from './pin-field.tsx';

/** Change to an enabled app lock. */
export type LockChange = 'pin' | 'minutes' | 'use-device' | 'stop-device' | 'off';

const words: Record<LockChange, { title: string; description?: string; submit: string; done: string }> = {
  pin: { title: text.changePinTitle, submit: text.save, done: text.pinChanged },
  minutes: { title: text.timeTitle, submit: text.save, done: text.timeChanged },
  'use-device': { title: text.useDeviceTitle, submit: text.continue, done: text.deviceAdded },
  'stop-device': { title: text.stopDeviceTitle, submit: text.deviceStop, done: text.deviceRemoved },
  off: {
    title: text.turnOffTitle,
    description: text.turnOffText,
    submit: text.turnOff,
    done: text.turnedOff,
  },
};

interface LockChangeDialogProps {
  change: LockChange;
  onClose: () => void;
}

/**
 * Dialog for a change of app lock. It asks for the PIN, because another person holding the unlocked phone could extend
 * the timeout or turn app lock off.
 */
export function LockChangeDialog({ change, onClose }: LockChangeDialogProps) {
  const [pin, setPin] = useState('');
  const fields = useNewPin();
  const [minutes, setMinutes] = useState<AwayMinutes>(readMinutes);
  const { title, description, submit, done } = words[change];

  async function work(proved: Verified): Promise<void> {
    if (change === 'pin') await changePin(proved, fields.pin);
    if (change === 'minutes') writeMinutes(minutes);
    if (change === 'use-device') await changeDevice(proved, await askDevice());
    if (change === 'stop-device') await changeDevice(proved, null);
    if (change === 'off') await turnOffLock();
  }

  const changing = useLockChange(async () => work(await verify(pin)), { done, onDone: onClose });
  return (
    <FormDialog
      title={title}
      {...(description && { description })}
      submitLabel={submit}
      isPending={changing.isPending}
      isDangerous={change === 'off'}
      onSubmit={(event) => {
        event.preventDefault();
        if (change !== 'pin' || fields.check()) changing.change(undefined);
      }}
      onClose={onClose}
    >
      <PinField label={text.currentPin} value={pin} onChange={setPin} error={changing.problem} />
      {change === 'pin' && <NewPinFields {...fields} />}
      {change === 'minutes' && <MinutesField value={minutes} onChange={setMinutes} />}
    </FormDialog>
  );
}
