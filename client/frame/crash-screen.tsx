import { useEffect } from 'react';
import { frameText } from '#messages/en/frame.ts';
import { MirrorWork } from '../ui/content/ornaments.tsx';
import { Button } from '../ui/forms/button.tsx';

export function CrashScreen({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-8 text-center">
      <MirrorWork className="size-24 text-accent" />
      <h1 className="text-heading">{frameText.crashTitle}</h1>
      <p className="max-w-md text-ink-soft">{frameText.crashText}</p>
      <Button onClick={() => window.location.reload()}>{frameText.reload}</Button>
    </main>
  );
}
