import type { User } from '#contract/accounts.ts';
import { localPath, paths } from '#contract/screen-paths.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { request } from './request.ts';
import { hasSessionMarker } from './session-marker.ts';

/** Who is signed in. Any failure means that nobody is (specification, section 4); without the marker nobody is asked. */
export async function readSessionUser(): Promise<User | null> {
  if (!hasSessionMarker(document.cookie)) return null;
  return request<User>('GET', '/api/auth/user').catch(() => null);
}

/** Leads a member who must change the password to where that is done; every page outside the session gate asks for it. */
export async function confineMember() {
  const user = await readSessionUser();
  if (user?.mustChangePassword) location.replace(localPath(paths.changePassword, pageLanguage));
}
