import { createStore } from '#client/lib/store/create-store.ts';

/** Position of the member's copy after the latest change of this page, as the server named it; `null` before one. */
export const namedPosition = createStore<string | null>(null);

/** Notes the position in the headers of an answer, if it names one. */
export function noteNamedPosition(position: string | null): void {
  if (position !== null) namedPosition.set(position);
}
