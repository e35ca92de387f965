import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { User } from '#contract/accounts.ts';
import { SessionGate } from '../../features/accounts/components/session-gate.tsx';
import { Bell } from '../../features/notifications/components/bell.tsx';
import { useLiveUpdates } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSignOut } from '../../lib/session.ts';
import { MemberFrame } from './member-frame.tsx';

// Nothing of it is needed before the screen stands.
const PushOffer = lazy(async () => ({
  default: (await import('../../features/notifications/components/push-offer.tsx')).PushOffer,
}));

/** What every signed-in screen stands in: the session gate, the live updates, the menus. */
export function MemberPage({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionGate>{(user) => <SignedIn user={user}>{children}</SignedIn>}</SessionGate>
    </QueryClientProvider>
  );
}

function SignedIn({ user, children }: { user: User; children: ReactNode }) {
  const signOut = useSignOut();
  useLiveUpdates();
  return (
    <MemberFrame
      user={user}
      bell={<Bell />}
      onSignOut={() => signOut.mutate({})}
      isSigningOut={signOut.isPending}
    >
      {children}
      <Suspense fallback={null}>
        <PushOffer />
      </Suspense>
    </MemberFrame>
  );
}
