import { clsx } from 'clsx';
import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import type { KeyboardEvent, ReactNode } from 'react';
import { uiText } from '#messages/ui.ts';
import { IconButton } from '../forms/icon-button.tsx';
import { useBackGesture } from './use-back-gesture.ts';
import { useEscapeKey } from './use-escape-key.ts';
import { useOpenerFocus } from './use-opener-focus.ts';

interface FullScreenDialogProps {
  /** Accessible name. */
  title: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Content of the top bar, to the right of the close button. */
  bar?: ReactNode;
  /** Colour classes of the bar, for a background that differs from the page's. */
  barClassName?: string;
  /** True for a dialog with an address of its own, which Back leaves. */
  hasAddress?: true;
  /** Follows the theme of the app; without it, the dialog is dark in both. */
  hasTheme?: true;
  children: ReactNode;
}

/** Dialog that covers the whole screen, dark unless it has the theme. Escape, Back and the close button close it. */
export function FullScreenDialog({
  title,
  onClose,
  onKeyDown,
  bar,
  barClassName,
  hasAddress,
  hasTheme,
  children,
}: FullScreenDialogProps) {
  const { returnFocus } = useOpenerFocus(true);
  useEscapeKey(true, onClose);
  useBackGesture(!hasAddress, onClose);
  return (
    <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={returnFocus}
          className={clsx(
            'appear fixed inset-0 z-35 flex flex-col bg-sunk pt-[var(--toast-room,0px)] text-ink outline-none',
            !hasTheme && 'scheme-dark',
          )}
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          <div
            className={clsx(
              'flex items-center gap-1 px-2 pt-[max(0.5rem,env(safe-area-inset-top))] pb-2',
              barClassName,
            )}
          >
            <Primitive.Close asChild>
              <IconButton icon={X} label={uiText.close} />
            </Primitive.Close>
            {bar}
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
