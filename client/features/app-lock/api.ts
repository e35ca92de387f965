import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { lockNow } from '#client/data/lock/app-lock.ts';
import { makeDeviceSecret, type DeviceSecret } from '#client/data/lock/device-secret.ts';
import { type Verified, verifyPin } from '#client/data/lock/pin/pin-verification.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import { appLockText as text } from '#messages/app-lock.ts';

/** Runs a change of app lock and shows its outcome. `work` throws a `LockProblem` for an error the member can fix. */
export function useLockChange<Input>(
  work: (input: Input) => Promise<unknown>,
  { done, onDone }: { done: string; onDone: () => void },
) {
  const [problem, setProblem] = useState<string>();
  const change = useMutation({
    mutationFn: (input: Input) => {
      setProblem(undefined);
      return work(input);
    },
    onSuccess: () => {
      showToast({ title: done, tone: 'positive' });
      onDone();
    },
    onError: (error) => {
      if (error instanceof LockProblem) setProblem(error.message);
      else {
        console.error(error);
        showToast({ title: text.failed, description: text.cannot, tone: 'danger' });
      }
    },
  });
  return { change: (input: Input) => change.mutate(input), isPending: change.isPending, problem };
}

/** Error shown below the form's field. */
class LockProblem extends Error {}

/** Verifies the PIN before a change. Wrong PINs count together with those entered to unlock. */
export async function verify(pin: string): Promise<Verified> {
  const outcome = await verifyPin(pin);
  if (outcome.kind === 'proved') return outcome;
  if (outcome.kind === 'exhausted') await lockNow();
  if (outcome.kind === 'wrong' && outcome.waitMs === 0) throw new LockProblem(text.wrong(outcome.left));
  const seconds = 'waitMs' in outcome ? Math.ceil(outcome.waitMs / 1000) : 0;
  throw new LockProblem(text.wait(seconds < 60 ? text.seconds(seconds) : text.minutes(Math.ceil(seconds / 60))));
}

export async function askDevice(): Promise<DeviceSecret> {
  const device = await makeDeviceSecret(text.deviceName).catch((error: unknown) => {
    console.warn('The device made no credential', error);
    throw new LockProblem(text.deviceRefused);
  });
  if (!device) throw new LockProblem(text.deviceUnable);
  return device;
}
