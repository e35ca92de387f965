import type { ComponentType } from 'react';
import { lazyNamed } from '../feedback/lazy-named.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { preloadDialog } from './dialog.tsx';

/**
 * Creates a dialog whose form is loaded on first opening, while a frame with the title responds to the tap at once. The
 * forms include the contract's schemas, which are larger than the rest of their screens.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  titleOf: (props: Props) => string,
) {
  return lazyNamed<Props>(
    async () => (await Promise.all([load(), preloadDialog()]))[0],
    (props, failed) => <DialogFrame title={titleOf(props)} onClose={props.onClose} failed={failed} />,
  );
}
