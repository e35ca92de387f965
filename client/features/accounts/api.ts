import { useEffect, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { Couple } from '#contract/couples.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { couplesText } from '#messages/en/couples.ts';
import { useQueryValue } from '../../lib/public/query-value.ts';
import { request } from '../../lib/public/request.ts';
import { hasSessionMarker, useHasSessionMarker } from '../../lib/public/session-marker.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** The calls of the account screens, which visitors load: they do without the API client and the query client. */

/** Who is signed in. Any failure means that nobody is (specification, section 4); without the marker nobody is asked. */
export async function readSessionUser(): Promise<User | null> {
  if (!hasSessionMarker(document.cookie)) return null;
  return request<User>('GET', '/api/auth/user').catch(() => null);
}

/** The same for a screen: `undefined` until it is known. `refresh` asks again. */
export function useSignedInUser() {
  const hasMarker = useHasSessionMarker();
  const [user, setUser] = useState<User | null>();
  useEffect(() => void readSessionUser().then(setUser), []);
  const refresh = async () => setUser(await readSessionUser());
  return { user: hasMarker ? user : null, refresh };
}

/** The invite code of the link that led here, or empty. */
export function useInviteCode(): string {
  return useQueryValue('invite');
}

/** Joins the couple of an invite code, and says how it went: whether it worked. */
export async function joinByInvite(inviteCode: string): Promise<boolean> {
  try {
    const couple = await request<Couple>('POST', '/api/couples/join', { inviteCode });
    showToast({ title: text.joined, description: text.joinedText(couple.name), tone: 'positive' });
    return true;
  } catch (error) {
    const description = messageOf(error, '');
    const isSaidAlready = description === couplesText.codeInvalid;
    showToast({ title: couplesText.codeInvalid, ...(!isSaidAlready && { description }), tone: 'danger' });
    return false;
  }
}

/** The server's words, else `otherwise`. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message ? error.message : otherwise;
}
