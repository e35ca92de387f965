import { useEffect, useEffectEvent } from 'react';
import { useIsOffline } from '#client/lib/network/use-failed-source.ts';
import { networkText, uiText } from '#messages/ui.ts';
import { ErrorState } from './error-state.tsx';

/** Placeholder for a part of the page that failed to load. */
export function PartFailure({ isRetrying, retry }: { isRetrying: boolean; retry: () => void }) {
  const isOffline = useIsOffline();
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    const onOnline = () => tryAgain();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  return (
    <ErrorState
      title={uiText.partFailedTitle}
      text={isOffline ? networkText.offline : uiText.partFailedText}
      isRetrying={isRetrying}
      onRetry={retry}
    />
  );
}
