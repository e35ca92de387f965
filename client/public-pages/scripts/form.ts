import { deleteDraft, storeDraft, restoreDraft } from '#client/lib/public/draft.ts';
import { type FieldCheck, findFault } from '#client/lib/public/field-checks.ts';
import { parseAs } from '#client/lib/public/request.ts';

/** Field values by name: texts, and true for a ticked box. */
export type FormValues = Record<string, string | boolean>;

interface FormOptions {
  /** Sends the checked values; may throw. */
  send: (values: FormValues) => Promise<void>;
  /** Called after a failed send, which keeps the typed values. `refuse` marks a field as the cause. */
  onFailed: (error: unknown, refuse: (field: string, message: string) => void) => void;
  /** Called if the checks reject the values; the fields show the errors themselves. */
  onRefused?: (faults: readonly FieldCheck[]) => void;
  /** Name of the draft that survives a reload until it is sent. Not for forms with passwords. */
  draft?: string;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Starts a form that shows errors beside its fields and is sent by script. Its checks are in the page
 * (`field-checks.ts`).
 */
export function startForm(form: HTMLFormElement, { send, onFailed, onRefused, draft }: FormOptions) {
  // The browser's own checks are less specific, and in its own language.
  form.noValidate = true;
  if (draft) restoreDraft(draft, form);
  let isUnderWay = false;

  form.addEventListener('input', ({ target }) => {
    if (draft) storeDraft(draft, form);
    if (isField(target)) showFault(target, null);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });

  async function submit() {
    // Ignores the second press of a double click.
    if (isUnderWay) return;
    const faults = checkFields(form);
    if (faults.length > 0) {
      onRefused?.(faults);
      return;
    }
    isUnderWay = true;
    const setBusy = markBusy(form.querySelector('[type=submit]'));
    try {
      await send(readValues(form));
      if (draft) {
        deleteDraft(draft);
        form.reset();
      }
    } catch (error) {
      onFailed(error, (name, message) => {
        const field = fieldsOf(form).find((each) => each.name === name);
        if (!field) return;
        showFault(field, message);
        field.focus();
      });
    } finally {
      isUnderWay = false;
      setBusy(false);
    }
  }
}

/**
 * Marks a button as busy; the returned function sets the state. The button is not disabled, so that it keeps the focus.
 */
export function markBusy(button: HTMLElement | null) {
  const setBusy = (isBusy: boolean) => {
    for (const name of ['aria-busy', 'aria-disabled'])
      if (isBusy) button?.setAttribute(name, 'true');
      else button?.removeAttribute(name);
  };
  setBusy(true);
  return setBusy;
}

/** Shows the first fault of each field, and focuses the first field with one. */
function checkFields(form: HTMLFormElement): FieldCheck[] {
  const values = readValues(form);
  const faulty = fieldsOf(form).flatMap((field) => {
    const fault = findFault(checksOf(field), values[field.name] ?? '', (name) => values[name]);
    showFault(field, fault?.message ?? null);
    return fault ? [{ field, fault }] : [];
  });
  faulty[0]?.field.focus();
  return faulty.map(({ fault }) => fault);
}

function checksOf(field: Field): FieldCheck[] {
  return parseAs<FieldCheck[]>(field.dataset['checks'] ?? '[]');
}

function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(fieldsOf(form).map((field) => [field.name, valueOf(field)]));
}

function valueOf(field: Field): string | boolean {
  if (field.type === 'checkbox' && 'checked' in field) return field.checked;
  return 'exact' in field.dataset ? field.value : field.value.trim();
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((element) => isField(element)).filter(({ name }) => name !== '');
}

function isField(element: EventTarget | null): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** Shows or removes the error of a field, with the same markup as `Field`. */
function showFault(field: HTMLElement, message: string | null) {
  const note = document.getElementById(`${field.id}-error`);
  if (!note || note.textContent === (message ?? '')) return;
  note.textContent = message;
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '' && id !== note.id);
  if (message === null) field.removeAttribute('aria-invalid');
  else {
    field.setAttribute('aria-invalid', 'true');
    described.push(note.id);
  }
  if (described.length > 0) field.setAttribute('aria-describedby', described.join(' '));
  else field.removeAttribute('aria-describedby');
}
