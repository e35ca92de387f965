const fields = ':is(input, select, textarea):not([type="hidden"], [type="file"], [readonly], :disabled)';

/**
 * For Radix's `onOpenAutoFocus`, which would take the close button: the focus goes to the first field (or the one that says `data-takes-focus`), else to the first of the actions (the one that
 * changes nothing), else to the dialog, whose title is read then.
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
