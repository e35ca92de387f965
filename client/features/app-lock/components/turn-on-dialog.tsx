import { useState } from 'react';
import { turnOnLock } from '#client/data/lock/app-lock.ts';
import { type AwayMinutes } from '#client/data/lock/pin/pin-rules.ts';
import { useMember } from '#client/data/session.ts';
import { CheckboxField } from '#client/ui/forms/choice-field.tsx';
import { FieldError } from '#client/ui/forms/field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { appLockText as text } from '#messages/app-lock.ts';
import { askDevice, useLockChange } from '../api.ts';
import { MinutesField } from './minutes-field.tsx';
import { NewPinFields, useNewPin } from './new-pin-fields.tsx';

interface TurnOnDialogProps {
  mayUseDevice: boolean;
  onClose: () => void;
}

export function TurnOnDialog({ mayUseDevice, onClose }: TurnOnDialogProps) {
  const { id } = useMember();
  const fields = useNewPin();
  const [minutes, setMinutes] = useState<AwayMinutes>(5);
  const [usesDevice, setUsesDevice] = useState(false);
  const turnOn = useLockChange(
    async () => turnOnLock(id, { pin: fields.pin, minutes, device: usesDevice ? await askDevice() : null }),
    { done: text.turnedOn, onDone: onClose },
  );
  return (
    <FormDialog
      title={text.turnOnTitle}
      description={text.turnOnText}
      submitLabel={text.turnOn}
      isPending={turnOn.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (fields.check()) turnOn.change(undefined);
      }}
      onClose={onClose}
    >
      <NewPinFields {...fields} />
      <MinutesField value={minutes} onChange={setMinutes} />
      {mayUseDevice && (
        <CheckboxField
          label={text.alsoDevice}
          hint={text.alsoDeviceHint}
          checked={usesDevice}
          onChange={({ target }) => setUsesDevice(target.checked)}
        />
      )}
      <FieldError id="turn-on-problem" error={turnOn.problem} />
    </FormDialog>
  );
}
