/** Dataset key (`data-undrafted`) of fields whose value comes from elsewhere (the address) and is not drafted. */
const undrafted = 'undrafted';

/** Stores the form's field values for this tab. */
export function storeDraft(name: string, form: HTMLFormElement) {
  const values = draftedFields(form).map((field) => [field.name, field.value]);
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(values)));
  } catch {
    // A browser that blocks storage still sends forms; a reload empties them.
  }
}

/** Restores the values typed before a reload. */
export function restoreDraft(name: string, form: HTMLFormElement) {
  const values = readDraft(name);
  for (const field of draftedFields(form)) {
    const value = values.get(field.name);
    // A value typed before this script loaded is newer.
    if (typeof value === 'string' && field.value === '') field.value = value;
  }
}

export function deleteDraft(name: string) {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Blocked storage holds no draft.
  }
}

function readDraft(name: string): ReadonlyMap<string, unknown> {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    return new Map(typeof values === 'object' && values !== null ? Object.entries(values) : []);
  } catch {
    // Storage is blocked, or the value is not ours.
    return new Map();
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function draftedFields(form: HTMLFormElement) {
  return [...form.elements].filter(
    (element): element is Control => isControl(element) && element.name !== '' && !(undrafted in element.dataset),
  );
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function keyOf(name: string) {
  return `jugal-draft-${name}`;
}
