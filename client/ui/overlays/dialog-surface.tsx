import { clsx } from 'clsx';
import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import { type FormEvent, useRef, useEffect } from 'react';
import { uiText } from '#messages/ui.ts';
import { IconButton } from '../forms/icon-button.tsx';
import { dialogClass } from './dialog-look.ts';
import type { DialogProps } from './dialog-props.ts';
import { useBackGesture } from './use-back-gesture.ts';
import { useEscapeKey } from './use-escape-key.ts';
import { useOpenerFocus } from './use-opener-focus.ts';

const fields = ':is(input, select, textarea):not([type="hidden"], [type="file"], [readonly], :disabled)';

/**
 * Dialog closed by Escape, the close button, the back gesture or a press outside. A press outside works only before any
 * input, so that a slip of the thumb does not lose it.
 */
export function DialogSurface({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'regular',
}: DialogProps) {
  const { returnFocus, followsFrame } = useOpenerFocus(isOpen);
  const wasFormChanged = useRef(false);
  useEscapeKey(isOpen, () => onOpenChange(false));
  useKeyboardRoom(isOpen);
  useBackGesture(isOpen, () => onOpenChange(false));
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {/* Above the content of another open dialog. */}
        <Primitive.Overlay className={clsx('fixed inset-0 z-50 bg-scrim', !followsFrame && 'appear')} />
        <Primitive.Content
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            wasFormChanged.current = false;
            focusFirst(event);
          }}
          onInput={(event: FormEvent) => {
            if (event.target instanceof Element && event.target.closest('form')) wasFormChanged.current = true;
          }}
          onPointerDownOutside={(event) => {
            if (wasFormChanged.current) event.preventDefault();
          }}
          onCloseAutoFocus={returnFocus}
          className={dialogClass({ size, isEntering: !followsFrame })}
        >
          <div className="flex items-start justify-between gap-4 px-6 pt-4 pb-3 cramped:gap-1 cramped:px-[4vw]">
            <div className="grid min-w-0 gap-1 pt-1.5">
              <Primitive.Title className="text-title wrap-anywhere">{title}</Primitive.Title>
              {description && <Primitive.Description className="text-ink-soft">{description}</Primitive.Description>}
            </div>
            <Primitive.Close asChild>
              <IconButton icon={X} label={uiText.close} className="-mr-2" />
            </Primitive.Close>
          </div>
          {children && (
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-2 cramped:px-[4vw] low:flex-none low:overflow-visible">
              {children}
            </div>
          )}
          <div
            data-dialog-actions=""
            className="flex flex-col-reverse gap-3 px-6 pt-4 cramped:px-[4vw] pb-[max(1.5rem,env(safe-area-inset-bottom))] max-sm:pt-3 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))] empty:pt-0 sm:flex-row sm:justify-end"
          >
            {footer}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/**
 * Publishes the visible height above a phone's keyboard while a sheet is open, as `--visible-height` and
 * `--keyboard-height`: Safari lays the keyboard over the page.
 */
function useKeyboardRoom(isOpen: boolean): void {
  useEffect(() => {
    const { visualViewport } = globalThis;
    if (!isOpen || !visualViewport) return;
    const { style } = document.documentElement;
    const measure = () => {
      // A zoomed page also has a small visual viewport, without a keyboard.
      if (visualViewport.scale > 1) return;
      const covered = innerHeight - visualViewport.height - visualViewport.offsetTop;
      style.setProperty('--visible-height', `${visualViewport.height}px`);
      style.setProperty('--keyboard-height', `${Math.max(0, covered)}px`);
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
      style.removeProperty('--visible-height');
      style.removeProperty('--keyboard-height');
    };
  }, [isOpen]);
}

/**
 * Moves the focus, for Radix's `onOpenAutoFocus`, which would choose the close button. It goes to `data-takes-focus` or
 * the first field, else to the first action (which changes nothing), else to the dialog, whose title is then read.
 */
function focusFirst(event: Event): void {
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  event.preventDefault();
  const chosen = dialog.querySelector<HTMLElement>('[data-takes-focus]');
  const field =
    chosen ?? [...dialog.querySelectorAll<HTMLElement>(fields)].find((each) => each.getClientRects().length > 0);
  (field ?? dialog.querySelector<HTMLElement>('[data-dialog-actions] button') ?? dialog).focus();
}
