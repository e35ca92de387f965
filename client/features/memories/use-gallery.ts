import { useEffect } from 'react';
import { pendingState } from '#client/data/outbox/pending-state.ts';
import { useMember } from '#client/data/session.ts';
import { useStore } from '#client/lib/store/use-store.ts';
import {
  gallery,
  noGallery,
  openGallery,
  refreshGalleryPending,
  type GalleryState,
} from './gallery-kept-api.ts';

/** Returns the member's camera-roll import as stored on this device. */
export function useGallery(): GalleryState {
  const { id } = useMember();
  useEffect(() => {
    const open = () => void openGallery(id);
    // Another tab may have changed the import.
    const openAgain = () => {
      if (document.visibilityState === 'visible') open();
    };
    open();
    document.addEventListener('visibilitychange', openAgain);
    const stopListening = pendingState.subscribe(() => void refreshGalleryPending(id));
    return () => {
      document.removeEventListener('visibilitychange', openAgain);
      stopListening();
    };
  }, [id]);
  const state = useStore(gallery, noGallery);
  return state.plan && state.plan.memberId !== id ? noGallery : state;
}
