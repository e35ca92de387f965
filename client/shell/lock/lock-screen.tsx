import { Fingerprint } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { appLockText as text } from '#messages/screens/app-lock.ts';
import { brand } from '#messages/brand.ts';
import { PIN_LENGTH } from '#client/data/lock/pin-rules.ts';
import { Mark } from '#client/ui/content/mark.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ForgotPin } from './forgot-pin.tsx';
import { PinPad } from './pin-pad.tsx';
import { useUnlock } from './use-unlock.ts';

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
