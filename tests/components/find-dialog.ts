import { screen, waitFor, within } from '@testing-library/react';

/** Resolves to the queries of an open dialog, once its content has replaced the frame that is shown while it loads. */
export function findDialog(name: string) {
  return waitFor(() => {
    const dialog = screen.getByRole('dialog', { name });
    if ('dialogFrame' in dialog.dataset) throw new Error(`${name} is still loading`);
    return within(dialog);
  });
}
