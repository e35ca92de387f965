import { createStore } from '#client/lib/store/create-store.ts';

/** The member's position that an answer to a change has named last; `null` before the first. */
export const namedPosition = createStore<string | null>(null);
