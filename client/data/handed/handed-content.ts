import { createStore } from '#client/lib/store/create-store.ts';
import type { Handed } from './handed-facts.ts';

/** Content that another app handed over to this page, until its sheet is closed; `null` without any. */
export const handedContent = createStore<Handed | null>(null);
