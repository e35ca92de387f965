import { clsx } from 'clsx';
import type { DialogProps } from './dialog-props.ts';

/**
 * Returns the classes of a dialog: centred on a large screen, a bottom sheet on a phone. `isEntering` animates it in; a
 * dialog that replaces its frame is already in place.
 */
export function dialogClass({ size = 'regular', isEntering }: Pick<DialogProps, 'size'> & { isEntering: boolean }) {
  return clsx(
    isEntering && 'sheet-in',
    'fixed inset-x-0 top-auto bottom-[var(--keyboard-height,0px)] z-50 flex max-h-[min(92dvh,calc(var(--visible-height,100dvh)*0.96),calc(var(--visible-height,100dvh)-var(--toast-room,0px)))] w-full max-w-none flex-col rounded-t-large bg-surface text-ink shadow-lift outline-none backdrop:bg-scrim',
    // On low screens everything scrolls, because title and buttons would leave no room between them.
    'low:overflow-y-auto',
    'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(88dvh,calc(100dvh-2*var(--toast-room,0px)))] sm:rounded-large',
    size === 'wide' ? 'sm:max-w-3xl' : 'sm:max-w-lg',
  );
}
