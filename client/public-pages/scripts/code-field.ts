import { onlyDigits } from '#domain/digits.ts';

/** Leaves out of a mailed code's field whatever is no digit; `onChange` hears how many there are. */
export function startCodeField(form: HTMLElement, onChange?: (isComplete: boolean) => void) {
  const field = form.querySelector<HTMLInputElement>('input[data-digits]');
  field?.addEventListener('input', () => {
    const length = Number(field.dataset['digits']);
    const digits = onlyDigits(field.value, length);
    // Writing what stands there already would move the cursor to the end.
    if (field.value !== digits) field.value = digits;
    onChange?.(digits.length === length);
  });
}
