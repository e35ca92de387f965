import {
  type FocusEventHandler,
  type InputEventHandler,
  type RefCallback,
  type SubmitEventHandler,
  useCallback,
  useRef,
  useState,
} from 'react';
import type { ZodType } from 'zod';
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts';

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
  /** When the checks refuse what was typed; the fields say why themselves. */
  onRefused?: (messages: readonly string[]) => void;
  /** The name under which what is typed outlives a reload, until it is sent. Not for forms with passwords. */
  draft?: string;
}

interface PublicForm {
  errors: FieldErrors;
  isSending: boolean;
  /** For the `<form>`; its fields are uncontrolled and have a `name`. */
  formProps: {
    ref: RefCallback<HTMLFormElement>;
    method: 'post';
    noValidate: true;
    onFocus: FocusEventHandler<HTMLFormElement>;
    onInput: InputEventHandler<HTMLFormElement>;
    onSubmit: SubmitEventHandler<HTMLFormElement>;
  };
}

/** A form of a page that must stay small: the browser keeps what is typed, and the checks arrive with the first touch. */
export function usePublicForm<Output>({
  loadSchema,
  send,
  onFailed,
  onRefused,
  draft,
}: PublicFormOptions<Output>): PublicForm {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setIsSending] = useState(false);
  // The second press of a double click comes before the state has changed.
  const isUnderWay = useRef(false);
  const ref = useCallback<RefCallback<HTMLFormElement>>(
    (form) => {
      if (form && draft) restoreDraft(draft, form);
    },
    [draft],
  );

  async function submit(form: HTMLFormElement) {
    const refuse = (refused: FieldErrors) => {
      setErrors(refused);
      focusFirst(form, refused);
    };
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    try {
      const checked = (await loadSchema()).safeParse(readValues(form));
      if (checked.success) {
        setErrors({});
        await send(checked.data);
        if (draft) {
          forgetDraft(draft);
          form.reset();
        }
      } else {
        refuse(firstErrors(checked.error.issues));
        onRefused?.(checked.error.issues.map(({ message }) => message));
      }
    } catch (error) {
      onFailed(error, (field, message) => refuse({ [field]: message }));
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }

  return {
    errors,
    isSending,
    formProps: {
      ref,
      // Sent before the page's scripts have arrived, it must not put a password into the address.
      method: 'post',
      noValidate: true,
      // Should it fail, sending tries again and says so.
      onFocus: () => void loadSchema().catch(() => undefined),
      onInput: ({ target, currentTarget }) => {
        if (draft) keepDraft(draft, currentTarget);
        const name = nameOf(target);
        if (name && name in errors) setErrors(without(errors, name));
      },
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
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
