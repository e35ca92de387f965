import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { SessionGate } from '../features/accounts/components/session-gate.tsx';
import { useLiveUpdates } from '../lib/live.ts';
import { queryClient } from '../lib/query-client.ts';
import { useSignOut } from '../lib/session.ts';
import { MemberFrame } from './member/member-frame.tsx';

/** The layout route of every signed-in screen: the session gate, the live updates, the menus. */
export default function MemberLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionGate>{(user) => <SignedIn user={user} />}</SessionGate>
    </QueryClientProvider>
  );
}

function SignedIn({ user }: { user: User }) {
  const signOut = useSignOut();
  useLiveUpdates();
  return (
    <MemberFrame user={user} onSignOut={() => signOut.mutate({})} isSigningOut={signOut.isPending}>
      <Outlet />
    </MemberFrame>
  );
}
