import { onlyDigits } from '#domain/kernel/text/digits.ts';

/** Removes all characters but digits from the field of a mailed code. `onChange` is told if it is complete. */
export function startCodeField(form: HTMLElement, onChange?: (isComplete: boolean) => void) {
  const field = form.querySelector<HTMLInputElement>('input[data-digits]');
  field?.addEventListener('input', () => {
    const length = Number(field.dataset['digits']);
    const digits = onlyDigits(field.value, length);
    // Assigning the same value would move the cursor to the end.
    if (field.value !== digits) field.value = digits;
    onChange?.(digits.length === length);
  });
}
