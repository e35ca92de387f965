import { useMutation, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { User } from '#contract/accounts.ts';
import { api } from './api.ts';
import { queryClient } from './query-client.ts';

const MemberContext = createContext<User | null>(null);
export const MemberProvider = MemberContext.Provider;

/** The signed-in member. Only below the session gate. */
export function useMember(): User {
  const user = useContext(MemberContext);
  if (!user) throw new Error('useMember stands outside the session gate');
  return user;
}

/** The user call, made once: nobody is signed in when it fails, whatever the reason (specification, section 4). */
export function useSessionUser() {
  return useQuery(api.accounts.me.queryOptions());
}

/** Signs out, forgets everything that this browser kept, and opens the landing page; a failed call falls back to the plain address. */
export function useSignOut() {
  return useMutation({
    ...api.accounts.logout.mutationOptions(),
    // While the session still stands: what is sent to the member must not be shown to the next one at this device.
    onMutate: async () => (await import('./worker/push.ts')).leavePush(),
    onSuccess: () => forgetMember('/'),
    onError: () => forgetMember('/api/logout'),
  });
}

/** Clears the cache and the local storage, and loads `address` as a new page. */
export function forgetMember(address: string): void {
  queryClient.clear();
  localStorage.clear();
  location.assign(address);
}
