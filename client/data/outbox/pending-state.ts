import { createStore } from '#client/lib/store/create-store.ts';
import { useStoreAfterPress } from '#client/lib/store/use-store.ts';

/** Summary of the member's pending changes for the screens. It stays tiny because every first screen loads it. */
interface PendingState {
  /** Number of changes that wait for the network. */
  count: number;
  /** True if the server has answered for one of them that it cannot take it now. */
  isHeld: boolean;
  /** Memories and photos of an import that are queued. */
  gallery: { memories: number; photos: number };
  /** Number of changes that need the member's decision: rejected, or changed by the partner meanwhile. */
  undecided: number;
  /** Objects of the pending changes. */
  objectIds: ReadonlySet<string>;
  /** Objects of the changes that wait for the member's decision instead of the network. */
  undecidedIds: ReadonlySet<string>;
  /** Objects that the server does not know yet. */
  createdIds: ReadonlySet<string>;
}

const none: PendingState = {
  count: 0,
  isHeld: false,
  gallery: { memories: 0, photos: 0 },
  undecided: 0,
  objectIds: new Set(),
  undecidedIds: new Set(),
  createdIds: new Set(),
};
export const pendingState = createStore(none);

export function usePendingState(): PendingState {
  return useStoreAfterPress(pendingState, none);
}
