import { clsx } from 'clsx';
import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import { type FormEvent, useRef } from 'react';
import { uiText } from '#messages/en/ui.ts';
import { IconButton } from '../forms/icon-button.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useBackGesture } from './use-back-gesture.ts';
import { useOpenerFocus } from './use-opener-focus.ts';

/**
 * In the middle of a large screen, a sheet from below on a phone. Escape, the cross, the back gesture and a press outside close it; the press
 * only as long as nothing was typed, because a thumb beside the sheet must not lose a story.
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
  const returnFocus = useOpenerFocus(isOpen);
  const wasFormChanged = useRef(false);
  useBackGesture(isOpen, () => onOpenChange(false));
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="appear fixed inset-0 z-40 bg-scrim" />
        <Primitive.Content
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => (wasFormChanged.current = false)}
          onInput={(event: FormEvent) => {
            if (event.target instanceof Element && event.target.closest('form'))
              wasFormChanged.current = true;
          }}
          onPointerDownOutside={(event) => {
            if (wasFormChanged.current) event.preventDefault();
          }}
          onCloseAutoFocus={returnFocus}
          className={clsx(
            'sheet-in fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-large bg-surface shadow-lift outline-none',
            'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[88dvh] sm:rounded-large',
            size === 'wide' ? 'sm:max-w-3xl' : 'sm:max-w-lg',
          )}
        >
          <div aria-hidden className="mx-auto mt-2 h-1 w-10 rounded-full bg-line-strong sm:hidden" />
          <div className="flex items-start justify-between gap-4 px-6 pt-4 pb-3">
            <div className="grid gap-1 pt-1.5">
              <Primitive.Title className="text-title">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="text-ink-soft">{description}</Primitive.Description>
              )}
            </div>
            <Primitive.Close asChild>
              <IconButton icon={X} label={uiText.close} className="-mr-2" />
            </Primitive.Close>
          </div>
          {children && (
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-2">{children}</div>
          )}
          <div className="flex flex-col-reverse gap-3 px-6 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] empty:pt-0 sm:flex-row sm:justify-end">
            {footer}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
