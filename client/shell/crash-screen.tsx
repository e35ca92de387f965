import { useEffect } from 'react';
import { referenceOf } from '#client/lib/api-error.ts';
import { useIsOffline } from '#client/lib/network/use-failed-source.ts';
import { MirrorWork } from '#client/ui/content/ornaments.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { shellText } from '#messages/shell.ts';
import { networkText, uiText } from '#messages/ui.ts';

export function CrashScreen({ error }: { error: unknown }) {
  // Before the service worker is active, a screen that was never loaded cannot open offline.
  const isOffline = useIsOffline();
  const reference = referenceOf(error);
  useEffect(() => console.error(error), [error]);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-8 text-center">
      <MirrorWork className="size-24 text-accent" />
      <h1 className="text-heading">{isOffline ? uiText.partFailedTitle : shellText.crashTitle}</h1>
      <p className="max-w-md text-ink-soft">{isOffline ? networkText.offline : shellText.crashText}</p>
      {reference && <p className="text-caption text-ink-soft select-all">{networkText.reference(reference)}</p>}
      <Button onClick={() => window.location.reload()}>{shellText.reload}</Button>
    </main>
  );
}
