import { clsx } from 'clsx';
import type { DialogProps } from './dialog-props.ts';

/** Centred on a large screen, a bottom sheet on a phone. `isEntering` moves it in; one that takes the place of its frame stands there already. */
export function dialogClass({
  size = 'regular',
  isEntering,
}: Pick<DialogProps, 'size'> & { isEntering: boolean }) {
  return clsx(
    isEntering && 'sheet-in',
    'fixed inset-x-0 top-auto bottom-0 z-50 flex max-h-[92dvh] w-full max-w-none flex-col rounded-t-large bg-surface text-ink shadow-lift outline-none backdrop:bg-scrim',
    // Title and buttons would leave no room between them.
    'low:overflow-y-auto',
    'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[88dvh] sm:rounded-large',
    size === 'wide' ? 'sm:max-w-3xl' : 'sm:max-w-lg',
  );
}
