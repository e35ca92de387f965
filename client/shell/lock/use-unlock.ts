import { useEffect, useState } from 'react';
import { appLockText as text } from '#messages/screens/app-lock.ts';
import { unlock } from '#client/data/lock/app-lock.ts';
import { countChanges } from '#client/data/outbox/change-store.ts';
import { verifyByDevice, verifyPin, readStanding } from '#client/data/lock/pin-verification.ts';

/** Returns the state of the lock screen, and the two ways to unlock. */
export function useUnlock() {
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
