import { Clock, Fingerprint, Hash, Lock, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { mayHaveDeviceSecret } from '#client/data/lock/device-secret.ts';
import { readMinutes } from '#client/data/lock/idle-timer.ts';
import { readLock } from '#client/data/lock/lock-record.ts';
import { PIN_LENGTH } from '#client/data/lock/pin/pin-rules.ts';
import { vault } from '#client/data/lock/vault.ts';
import { useStore } from '#client/lib/store/use-store.ts';
import { Section } from '#client/ui/content/card.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { appLockText as text } from '#messages/app-lock.ts';
import type { LockChange } from './lock-change-dialog.tsx';

const TurnOnDialog = lazyDialog(
  async () => (await import('./turn-on-dialog.tsx')).TurnOnDialog,
  () => text.turnOnTitle,
);
const LockChangeDialog = lazyDialog(
  async () => (await import('./lock-change-dialog.tsx')).LockChangeDialog,
  () => text.title,
);

/** Card for app lock on this device. */
export function AppLockCard() {
  const isOn = useStore(vault, 'off') !== 'off';
  const [change, setChange] = useState<LockChange | 'on' | null>(null);
  const [device, setDevice] = useState({ mayUse: false, isUsed: false });
  // False if the page is not a secure context, or its storage is blocked.
  const isPossible = 'crypto' in globalThis && 'subtle' in crypto && 'indexedDB' in globalThis && 'locks' in navigator;

  useEffect(() => void readDevice(isOn).then(setDevice), [isOn]);
  function close() {
    setChange(null);
    void readDevice(vault.get() !== 'off').then(setDevice);
  }

  if (!isPossible)
    return (
      <Section title={text.title} className="content-start">
        <p className="text-ink-soft">{text.cannot}</p>
      </Section>
    );
  return (
    <Section title={text.title} className="content-start">
      <p className="max-w-prose text-ink-soft">{text.intro}</p>
      <ul className="divide-y divide-line border-y border-line">
        {isOn ? (
          <>
            <Row
              icon={Clock}
              title={text.time}
              detail={text.minutesAway(readMinutes())}
              action={text.change}
              onClick={() => setChange('minutes')}
            />
            <Row
              icon={Hash}
              title={text.pin}
              detail={text.pinText(PIN_LENGTH)}
              action={text.change}
              onClick={() => setChange('pin')}
            />
            {(device.mayUse || device.isUsed) && (
              <Row
                icon={Fingerprint}
                title={text.device}
                detail={device.isUsed ? text.deviceOn : text.deviceOff}
                action={device.isUsed ? text.deviceStop : text.deviceUse}
                onClick={() => setChange(device.isUsed ? 'stop-device' : 'use-device')}
              />
            )}
          </>
        ) : (
          <Row icon={Lock} title={text.isOff} action={text.turnOn} onClick={() => setChange('on')} />
        )}
      </ul>
      {isOn && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => void lockNow()}>
            <Lock aria-hidden className="size-5" />
            {text.lockNow}
          </Button>
          <Button variant="quiet" onClick={() => setChange('off')}>
            {text.turnOff}
          </Button>
        </div>
      )}
      {change === 'on' && <TurnOnDialog mayUseDevice={device.mayUse} onClose={close} />}
      {change !== null && change !== 'on' && <LockChangeDialog change={change} onClose={close} />}
    </Section>
  );
}

/** Returns whether the device's own unlock may be used here, and whether it is. */
async function readDevice(isOn: boolean): Promise<{ mayUse: boolean; isUsed: boolean }> {
  const [mayUse, lock] = await Promise.all([mayHaveDeviceSecret(), isOn ? readLock() : null]);
  return { mayUse, isUsed: Boolean(lock?.device) };
}

async function lockNow(): Promise<void> {
  const { lockNow: lock } = await import('#client/data/lock/app-lock.ts');
  await lock();
}

interface RowProps {
  icon: LucideIcon;
  title: string;
  detail?: string;
  action: string;
  onClick: () => void;
}

function Row({ icon: Icon, title, detail, action, onClick }: RowProps) {
  return (
    <ListRow
      leading={<Icon aria-hidden className="size-5.5 shrink-0 text-ink-soft" strokeWidth={1.8} />}
      title={title}
      {...(detail && { text: detail })}
      trailing={
        <Button variant="quiet" onClick={onClick} className="-mr-4">
          <span>
            {action}
            <span className="sr-only"> {title}</span>
          </span>
        </Button>
      }
    />
  );
}
