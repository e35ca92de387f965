import { type ReactNode, useEffect, useState } from 'react';
import { lockFlagKey } from '#client/data/lock/lock-flag.ts';
import { vault } from '#client/data/lock/vault.ts';
import { useStore } from '#client/lib/store/use-store.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { FullScreenSpinner } from '#client/ui/feedback/spinner.tsx';
import { shellText } from '#messages/shell.ts';
import { LockWatch, restoreStore } from '../member/load-member-screen.ts';

const LockScreen = lazyNamed(
  async () => (await import('./lock-screen.tsx')).LockScreen,
  (_props, failed) => !failed && <FullScreenSpinner label={shellText.loading} />,
);

/** Renders and reads no member data while the app is locked. */
export function LockGate({ children }: { children: ReactNode }) {
  const state = useStore(vault, 'locked');
  const isLocked = state === 'locked';
  const [isReady, setIsReady] = useState(!isLocked);
  useEffect(() => {
    if (!isLocked && !isReady) void restoreStore().finally(() => setIsReady(true));
  }, [isLocked, isReady]);
  useEffect(() => {
    // Another tab has turned app lock on.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === lockFlagKey && newValue !== null) location.reload();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  if (isLocked || !isReady) return <LockScreen />;
  return (
    <>
      {children}
      {state !== 'off' && <LockWatch />}
    </>
  );
}
