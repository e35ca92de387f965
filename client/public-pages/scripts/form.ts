import { type FieldCheck, findFault } from '#client/lib/public/field-checks.ts';
import { forgetDraft, keepDraft, restoreDraft } from '#client/lib/public/draft.ts';
import { showFault } from './field-faults.ts';

/** What the fields hold, by name: texts, and whether a box is ticked. */
export type FormValues = Record<string, string | boolean>;

interface FormOptions {
  /** Sends what was checked; may throw. */
  send: (values: FormValues) => Promise<void>;
  /** When it was not sent. `refuse` marks a field as the reason. What was typed stays in any case. */
  onFailed: (error: unknown, refuse: (field: string, message: string) => void) => void;
  /** When the checks refuse what was typed; the fields say why themselves. */
  onRefused?: (faults: readonly FieldCheck[]) => void;
  /** The name under which what is typed outlives a reload, until it is sent. Not for forms with passwords. */
  draft?: string;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Lets a form be checked beside its fields and sent by the page; its checks stand in it (`field-checks.ts`). */
export function startForm(form: HTMLFormElement, { send, onFailed, onRefused, draft }: FormOptions) {
  // The browser's own checks say less, and in its own language.
  form.noValidate = true;
  if (draft) restoreDraft(draft, form);
  let isUnderWay = false;

  form.addEventListener('input', ({ target }) => {
    if (draft) keepDraft(draft, form);
    if (isField(target)) showFault(target, null);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });

  async function submit() {
    // The second press of a double click.
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
        forgetDraft(draft);
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

/** Says of a button that its action runs, until the returned function takes it back. The focus stays: it is not disabled. */
export function markBusy(button: HTMLElement | null) {
  const setBusy = (isBusy: boolean) => {
    for (const name of ['aria-busy', 'aria-disabled'])
      if (isBusy) button?.setAttribute(name, 'true');
      else button?.removeAttribute(name);
  };
  setBusy(true);
  return setBusy;
}

/** Shows the first fault of each field, and takes the focus to the first field that has one. */
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build wrote it with the same type
  return JSON.parse(field.dataset['checks'] ?? '[]') as FieldCheck[];
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
