import { type FocusEventHandler, type InputEventHandler, type SubmitEventHandler, useState } from 'react';
import type { ZodType } from 'zod';

/** The message of each field that is wrong, by its name. */
type FieldErrors = Readonly<Record<string, string>>;

interface PublicFormOptions<Output> {
  /**
   * Brings the checks, from the contract. They are larger than such a page itself, so they are loaded when the form is
   * first touched: `async () => (await import('#contract/accounts.ts')).LoginInput`.
   */
  loadSchema: () => Promise<ZodType<Output>>;
  /** Sends what was checked; may throw. */
  send: (output: Output) => Promise<void>;
  /** When it was not sent. `refuse` marks a field as the reason. What was typed stays in any case. */
  onFailed: (error: unknown, refuse: (field: string, message: string) => void) => void;
}

interface PublicForm {
  errors: FieldErrors;
  isSending: boolean;
  /** For the `<form>`; its fields are uncontrolled and have a `name`. */
  formProps: {
    method: 'post';
    noValidate: true;
    onFocus: FocusEventHandler<HTMLFormElement>;
    onInput: InputEventHandler<HTMLFormElement>;
    onSubmit: SubmitEventHandler<HTMLFormElement>;
  };
}

/** A form of a page that must stay small: the browser keeps what is typed, and the checks arrive with the first touch. */
export function usePublicForm<Output>({ loadSchema, send, onFailed }: PublicFormOptions<Output>): PublicForm {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setIsSending] = useState(false);

  async function submit(form: HTMLFormElement) {
    const refuse = (refused: FieldErrors) => {
      setErrors(refused);
      focusFirst(form, refused);
    };
    setIsSending(true);
    try {
      const checked = (await loadSchema()).safeParse(readValues(form));
      if (checked.success) {
        setErrors({});
        await send(checked.data);
      } else {
        refuse(firstErrors(checked.error.issues));
      }
    } catch (error) {
      onFailed(error, (field, message) => refuse({ [field]: message }));
    } finally {
      setIsSending(false);
    }
  }

  return {
    errors,
    isSending,
    formProps: {
      // Sent before the page's scripts have arrived, it must not put a password into the address.
      method: 'post',
      noValidate: true,
      // Should it fail, sending tries again and says so.
      onFocus: () => void loadSchema().catch(() => undefined),
      onInput: ({ target }) => {
        const name = nameOf(target);
        if (name && name in errors) setErrors(without(errors, name));
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (!isSending) void submit(event.currentTarget);
      },
    },
  };
}

/** What the fields hold, by name: texts, and whether a box is ticked. */
function readValues(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = Object.fromEntries(new FormData(form));
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
    values[box.name] = box.checked;
  return values;
}

function firstErrors(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  for (const field of form.elements) {
    const name = nameOf(field);
    if (name && name in errors && field instanceof HTMLElement) {
      field.focus();
      return;
    }
  }
}

function nameOf(field: EventTarget): string | null {
  return 'name' in field && typeof field.name === 'string' ? field.name : null;
}

function without(errors: FieldErrors, name: string): FieldErrors {
  const { [name]: _removed, ...rest } = errors;
  return rest;
}
