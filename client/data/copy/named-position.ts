import { createStore } from '#client/lib/store/create-store.ts';

/** The member's position after a change of this page, as the server has last named it; `null` before any. */
export const namedPosition = createStore<string | null>(null);

/** Notes the position in the headers of an answer, if it names one. */
export function noteNamedPosition(position: string | null): void {
  if (position !== null) namedPosition.set(position);
}
