import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { User } from '#contract/accounts.ts';
import { SessionGate } from '../../features/accounts/components/session-gate.tsx';
import { Bell } from '../../features/notifications/components/bell.tsx';
import { useLiveUpdates } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSignOut } from '../../lib/session.ts';
import { MemberFrame } from './member-frame.tsx';

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
    </MemberFrame>
  );
}
