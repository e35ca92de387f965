import { createStore } from '#client/lib/store/create-store.ts';
import type { Handed } from './handed-facts.ts';

/** Content of a hand-over to this page with its id, until its sheet is closed; `null` without any. */
export const handedContent = createStore<(Handed & { id: string }) | null>(null);
