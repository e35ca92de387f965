import { useEffect } from 'react';
import { useMember } from '#client/data/session.ts';
import { deleteOldFiles } from '#client/data/upload/photo-store.ts';
import { hasNetwork, onNetworkBack } from '#client/lib/network/network-state.ts';
import { originalsLeft, sendOriginals } from '../originals-api.ts';

/** Delay before a retry after the server or the network failed, in milliseconds. */
const RETRY_MS = 60_000;

/** Uploads pending original photos while any screen is shown; renders nothing itself. */
export function OriginalUploads() {
  const { id } = useMember();
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    async function sendNow() {
      clearTimeout(retry);
      if (!hasNetwork()) return;
      const isOver = await sendOriginals(id);
      if (!isOver && !isGone) retry = setTimeout(start, RETRY_MS);
    }
    const start = () => void sendNow();
    const stopListening = originalsLeft.subscribe(start);
    const stopWatching = onNetworkBack(start);
    start();
    void deleteOldFiles();
    return () => {
      isGone = true;
      clearTimeout(retry);
      stopListening();
      stopWatching();
    };
  }, [id]);
  return null;
}
