import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { api } from '#client/data/api.ts';
import { useCopyUpdates } from '#client/data/copy/poll-copy.ts';
import { interceptRequestsBy } from '#client/data/outbox/request-interceptor.ts';
import { queryClient } from '#client/data/query-client.ts';
import { isSignOutAsked, useSessionGuard, useSignOut } from '#client/data/session.ts';
import { SessionGate } from '#client/features/accounts/components/session-gate.tsx';
import { Bell } from '#client/features/notifications/components/bell.tsx';
import { pendingStepUp } from '#client/lib/sign-in/step-up.ts';
import { useStore } from '#client/lib/store/use-store.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { DialogFrame } from '#client/ui/overlays/dialog-frame.tsx';
import type { User } from '#domain/accounts/schema.ts';
import { stepUpText } from '#messages/member-shell.ts';
import { LockGate } from '../lock/lock-gate.tsx';
import { MemberShell } from './member-shell.tsx';

const StepUpDialog = lazyNamed(
  async () => (await import('./step-up-dialog.tsx')).StepUpDialog,
  ({ onSettle }, failed) => <DialogFrame title={stepUpText.title} onClose={() => onSettle(false)} failed={failed} />,
);

/** Delay in milliseconds of parts that can wait: the first screen has the network to itself. */
const LATE_MS = 3000;

// Loaded late: the screen renders without them.
const PushOffer = lazyNamed(
  async () => (await import('#client/features/notifications/components/push-offer.tsx')).PushOffer,
  null,
  { isDispensable: true, delayMs: LATE_MS },
);

const OriginalUploads = lazyNamed(
  async () => (await import('#client/features/memories/components/original-uploads.tsx')).OriginalUploads,
  null,
  { isDispensable: true, delayMs: LATE_MS },
);

const JoiningOutlet = lazyNamed(
  async () => (await import('#client/features/profile/components/joining/joining-outlet.tsx')).JoiningOutlet,
  null,
  { isDispensable: true },
);

const Prompts = lazyNamed(async () => (await import('./prompts.tsx')).Prompts, null, { isDispensable: true });

const PartnerOutlets = lazyNamed(async () => (await import('./partner-outlets.tsx')).PartnerOutlets, null, {
  isDispensable: true,
  delayMs: LATE_MS,
});

const PendingOutlet = lazyNamed(async () => (await import('../pending/pending-outlet.tsx')).PendingOutlet, null, {
  isDispensable: true,
});

const KeyboardShortcuts = lazyNamed(async () => (await import('./keyboard-shortcuts.tsx')).KeyboardShortcuts, null, {
  isDispensable: true,
  delayMs: LATE_MS,
});

interceptRequestsBy(async () => (await import('../pending/page-outbox.ts')).pageOutbox);

/** Wraps every signed-in screen in app lock, the session gate, the live updates and the menus. */
export function MemberPage({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LockGate>
        <SessionGate>{(user) => <SignedIn user={user}>{children}</SignedIn>}</SessionGate>
      </LockGate>
    </QueryClientProvider>
  );
}

function SignedIn({ user, children }: { user: User; children: ReactNode }) {
  const signOut = useSignOut();
  const isLeaving = useStore(isSignOutAsked, false);
  useCopyUpdates(user.id);
  useSessionGuard();
  return (
    <MemberShell
      user={user}
      bell={<Bell />}
      pending={<PendingOutlet isLeaving={isLeaving} onStay={() => isSignOutAsked.set(false)} onLeave={signOut.leave} />}
      onSignOut={signOut.ask}
      isSigningOut={signOut.isPending}
    >
      {children}
      <PushOffer />
      <OriginalUploads />
      <PartnerOutlets />
      <JoiningOutlet />
      <PromptsWhenAsked />
      <StepUpOutlet />
      <KeyboardShortcuts />
    </MemberShell>
  );
}

/** Loads the dialogs that open on any screen once one is asked for. */
function PromptsWhenAsked() {
  const { search } = useLocation();
  const { data: unread } = useQuery(api.notifications.unread.queryOptions());
  // An address that asks for one has a query.
  const isAsked = unread?.hasPrompts || search !== '';
  return isAsked && <Prompts />;
}

/** Shows the dialog for calls that need a fresh second step. */
function StepUpOutlet() {
  const pending = useStore(pendingStepUp, null);
  return pending && <StepUpDialog onSettle={pending.settle} />;
}
