const fields = ':is(input, select, textarea):not([type="hidden"], [type="file"], [readonly], :disabled)';

/**
 * Moves the focus, for Radix's `onOpenAutoFocus`, which would choose the close button. It goes to `data-takes-focus` or
 * the first field, else to the first action (which changes nothing), else to the dialog, whose title is then read.
 */
export function focusFirst(event: Event): void {
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  event.preventDefault();
  const chosen = dialog.querySelector<HTMLElement>('[data-takes-focus]');
  const field =
    chosen ?? [...dialog.querySelectorAll<HTMLElement>(fields)].find((each) => each.checkVisibility());
  (field ?? dialog.querySelector<HTMLElement>('[data-dialog-actions] button') ?? dialog).focus();
}
