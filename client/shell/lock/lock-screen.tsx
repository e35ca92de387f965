import { Fingerprint } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { unlock } from '#client/data/lock/app-lock.ts';
import { PIN_LENGTH } from '#client/data/lock/pin/pin-rules.ts';
import { verifyByDevice, verifyPin, readStanding } from '#client/data/lock/pin/pin-verification.ts';
import { countChanges } from '#client/data/outbox/stored/stored-changes.ts';
import { Mark } from '#client/ui/content/mark.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { appLockText as text } from '#messages/app-lock.ts';
import { ForgotPin } from './forgot-pin.tsx';
import { PinPad } from './pin-pad.tsx';

/** The only screen while the app is locked. */
export function LockScreen() {
  const [pin, setPin] = useState('');
  const [isForgotten, setIsForgotten] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const { isExhausted, hasDevice, pending, problem, isTrying, waitingTime, tryPin, tryDevice } = useUnlock();
  useEffect(() => {
    document.title = brand.name;
    field.current?.focus();
  }, []);

  function type(next: string) {
    setPin(next);
    if (next.length < PIN_LENGTH) return;
    void tryPin(next).then((isRight) => {
      if (isRight) return;
      setPin('');
      field.current?.focus();
    });
  }

  return (
    <main className="grid min-h-dvh place-items-center px-5 py-8">
      <div className="grid w-full max-w-xs gap-6 text-center">
        <div className="grid justify-items-center gap-2">
          <Mark className="size-16" />
          <h1 className="text-heading">{text.lockedTitle}</h1>
          {!isExhausted && <p className="text-ink-soft">{isTrying ? text.unlocking : text.lockedText}</p>}
          {pending > 0 && !isExhausted && <p className="text-caption text-ink-soft">{text.waits(pending)}</p>}
        </div>
        {/* Is in the page before the message, so that screen readers announce it. */}
        <p
          id={problemId}
          role="alert"
          // Two lines are reserved, so that a message does not move the keys under the thumb.
          className="grid min-h-12 content-center font-medium text-danger"
        >
          {isExhausted ? text.spent : problem}
        </p>
        {isExhausted ? (
          <Button size="large" onClick={() => setIsForgotten(true)}>
            {text.signInAgain}
          </Button>
        ) : (
          <>
            {waitingTime && (
              <p aria-hidden className="figures text-title">
                {waitingTime}
              </p>
            )}
            <PinPad
              value={pin}
              onChange={type}
              isBusy={isTrying || waitingTime !== null}
              describedBy={problemId}
              isWrong={problem !== undefined}
              field={field}
            />
            <div className="grid justify-items-center gap-2">
              {hasDevice && (
                <Button variant="secondary" isPending={isTrying} onClick={() => void tryDevice()}>
                  <Fingerprint aria-hidden className="size-5" />
                  {text.byDevice}
                </Button>
              )}
              <Button variant="quiet" onClick={() => setIsForgotten(true)}>
                {text.forgot}
              </Button>
            </div>
          </>
        )}
      </div>
      {isForgotten && <ForgotPin onClose={() => setIsForgotten(false)} />}
    </main>
  );
}

/** Returns the state of the lock screen, and the two ways to unlock. */
function useUnlock() {
  const [standing, setStanding] = useState({ isExhausted: false, hasDevice: false, pending: 0 });
  const [problem, setProblem] = useState<string>();
  const [isTrying, setIsTrying] = useState(false);
  /** End of the current wait by the page's monotonic clock, and its full length, in milliseconds. */
  const [wait, setWait] = useState({ until: 0, ms: 0 });
  const remainingMs = Math.min(useCountdown(wait.until), wait.ms);
  const isWaiting = remainingMs > 0;
  const startWaiting = (ms: number) => setWait({ until: performance.now() + ms, ms });

  useEffect(() => {
    void Promise.all([readStanding(), countChanges()]).then(([{ waitMs, ...found }, pending]) => {
      setStanding({ ...found, pending });
      if (waitMs > 0) setWait({ until: performance.now() + waitMs, ms: waitMs });
    });
  }, []);

  return {
    ...standing,
    problem: isWaiting ? text.wait(describeTime(wait.ms)) : problem,
    isTrying,
    /** Remaining time in words; `null` if a PIN may be entered. */
    waitingTime: isWaiting ? describeTime(remainingMs) : null,
    /** Verifies a PIN; returns true if it was right. */
    async tryPin(pin: string): Promise<boolean> {
      setIsTrying(true);
      setProblem(undefined);
      const outcome = await verifyPin(pin);
      if (outcome.kind === 'proved') await unlock(outcome.raw);
      setIsTrying(false);
      if (outcome.kind === 'exhausted') setStanding({ isExhausted: true, hasDevice: false, pending: 0 });
      if (outcome.kind === 'wrong') setProblem(text.wrong(outcome.left));
      if ('waitMs' in outcome) startWaiting(outcome.waitMs);
      return outcome.kind === 'proved';
    },
    async tryDevice(): Promise<void> {
      setIsTrying(true);
      setProblem(undefined);
      try {
        const proved = await verifyByDevice();
        if (proved) await unlock(proved.raw);
        else setProblem(text.deviceRefused);
      } catch (error) {
        console.warn('The device did not confirm', error);
        setProblem(text.deviceRefused);
      }
      setIsTrying(false);
    },
  };
}

/** Returns the milliseconds until `until`, by a monotonic clock, which cannot be set. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(performance.now());
      if (performance.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, until - now);
}

function describeTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60 ? text.seconds(seconds) : text.minutes(Math.ceil(seconds / 60));
}
