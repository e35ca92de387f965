import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from '#client/lib/run-after.ts';
import { uiText } from '#messages/ui.ts';
import type { FailedPart } from '../feedback/lazy-named.tsx';
import { PartFailure } from '../feedback/part-failure.tsx';
import { LoadingRegion, Skeleton } from '../feedback/skeleton.tsx';
import { IconButton } from '../forms/icon-button.tsx';
import { dialogClass } from './dialog-look.ts';
import { useEscapeKey } from './use-escape-key.ts';
import { rememberOpener } from './use-opener-focus.ts';

interface DialogFrameProps {
  title: string;
  onClose: () => void;
  /** Set if the content failed to load. */
  failed: FailedPart | null;
}

/** Frame that is shown at once while a dialog or its form loads: the browser's own dialog, which needs no code. */
export function DialogFrame({ title, onClose, failed }: DialogFrameProps) {
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    rememberOpener(element);
    element.show();
    // Without this, the browser would focus the first button: Close.
    element.focus();
    let isGone = false;
    // Modal after its paint: making the page behind it inert takes a slow phone longer than showing it.
    void afterPaint().then(() => {
      if (isGone) return;
      const { activeElement } = document;
      element.removeAttribute('open');
      element.showModal();
      // Tab may have moved the focus within the frame meanwhile.
      (activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : element).focus();
    });
    return () => void (isGone = true);
  }, []);
  useEscapeKey(true, onClose);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let isGone = false;
    let remove: (() => void) | undefined;
    // Loaded with the first dialog: Home's first screen opens none.
    import('./back-entries.ts').then(
      ({ addBackEntry }) => {
        if (!isGone) remove = addBackEntry(() => close());
      },
      (error: unknown) => console.warn('Back leaves the screen', error),
    );
    const closeByPressOutside = (event: MouseEvent) => {
      if (isOutside(event)) close();
    };
    const element = frame.current;
    element?.addEventListener('click', closeByPressOutside);
    return () => {
      isGone = true;
      remove?.();
      element?.removeEventListener('click', closeByPressOutside);
    };
  }, []);
  return createPortal(
    <dialog
      ref={frame}
      tabIndex={-1}
      aria-label={title}
      data-dialog-frame=""
      onKeyDown={holdFocus}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Radix disables pointer events below `body` while one of its dialogs is open.
      className={clsx(dialogClass({ isEntering: true }), 'pointer-events-auto')}
    >
      <div className="flex items-start justify-between gap-4 px-6 pt-4 pb-3 cramped:gap-1 cramped:px-[4vw]">
        <h2 className="min-w-0 pt-1.5 text-title wrap-anywhere">{title}</h2>
        <IconButton icon={X} label={uiText.close} className="-mr-2" onClick={onClose} />
      </div>
      <div className="px-6 pt-2 pb-8 cramped:px-[4vw]">
        {failed ? (
          <PartFailure {...failed} />
        ) : (
          <LoadingRegion label={uiText.loading}>
            <div className="grid gap-5">
              <Skeleton className="h-18" />
              <Skeleton className="h-18" />
              <Skeleton className="h-18" />
            </div>
          </LoadingRegion>
        )}
      </div>
    </dialog>,
    document.body,
  );
}

/** Keeps the focus in the frame, which is not modal before its first paint. */
function holdFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const place = buttons.findIndex((button) => button === document.activeElement);
  buttons.at((place + (event.shiftKey ? -1 : 1)) % buttons.length)?.focus();
}

/** Returns true for a press on the backdrop, whose event target is the dialog itself. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (!(currentTarget instanceof Element) || target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
