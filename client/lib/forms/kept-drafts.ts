/** A form that was not sent: its initial values as JSON, and what stood in it. */
interface Kept {
  start: string;
  value: unknown;
}

const prefix = 'jugal-form/';

/**
 * Drafts stand in the tab's storage: they outlive a reload, but not the tab, and no other one sees them (decision 0052). A browser that blocks storage
 * keeps none.
 */
export function keepValue(key: string, kept: Kept): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(kept));
  } catch (error) {
    console.warn('The draft could not be kept', error);
  }
}

export function readKept(key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch (error) {
    console.warn('The draft could not be read', error);
    return null;
  }
}

export function forgetKept(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch (error) {
    console.warn('The draft could not be forgotten', error);
  }
}

/** When a member signs out: what they had typed goes too. */
export function forgetAllKept(): void {
  const kept = Object.keys(sessionStorage).filter((name) => name.startsWith(prefix));
  for (const name of kept) sessionStorage.removeItem(name);
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'start' in value && 'value' in value;
}
