/** Fields whose value comes from elsewhere (the address) say so by this attribute: `data-undrafted`. */
const undrafted = 'undrafted';

/** Keeps what stands in the form's fields, in this tab alone. */
export function keepDraft(name: string, form: HTMLFormElement) {
  const values = draftedFields(form).map((field) => [field.name, field.value]);
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(values)));
  } catch {
    // A browser that blocks storage still sends forms; a reload empties them.
  }
}

/** Puts back what was typed before a reload. */
export function restoreDraft(name: string, form: HTMLFormElement) {
  const values = readDraft(name);
  for (const field of draftedFields(form)) {
    const value = values.get(field.name);
    // What was typed before this script came is newer.
    if (typeof value === 'string' && field.value === '') field.value = value;
  }
}

export function forgetDraft(name: string) {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Blocked storage keeps nothing.
  }
}

function readDraft(name: string): ReadonlyMap<string, unknown> {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    return new Map(typeof values === 'object' && values !== null ? Object.entries(values) : []);
  } catch {
    // Blocked, or not ours.
    return new Map();
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function draftedFields(form: HTMLFormElement) {
  return [...form.elements].filter(
    (element): element is Control =>
      isControl(element) && element.name !== '' && !(undrafted in element.dataset),
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
