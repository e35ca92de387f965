import { noteJoinedHere } from '#client/lib/joined-here.ts';
import { RequestError, request } from '#client/lib/public/request.ts';
import { invitedPath, paths } from '#client/paths.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import type { Couple, Invitation } from '#domain/couples/schema.ts';
import type { SubscriptionStatus } from '#domain/subscription/schema.ts';
import { markBusy } from './form.ts';
import { fillText, messageOf, readWords } from './words.ts';

/** Returns the invite code of the page's link, or an empty text. */
export function inviteCode(): string {
  return new URLSearchParams(location.search).get('invite') ?? '';
}

const codePattern = /^[A-Z0-9]{8}$/i;

/** Parameters that links pass on: a partner's invite code, and the token of the pilot's premium. */
const carried = ['invite', 'pilot'];

/** Explains such a link to the visitor, and passes its parameters on to other links. */
export function showInvitation() {
  if (leadMemberToInvitation()) return;
  const given = [...new URLSearchParams(location.search)].filter(([name]) => carried.includes(name));
  if (given.length === 0) return;
  for (const [name] of given)
    for (const note of document.querySelectorAll<HTMLElement>(`[data-link-note=${name}]`))
      // A code that cannot be one is not called an invitation before the answer.
      note.hidden = name === 'invite' && !codePattern.test(inviteCode());
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-invite]'))
    link.search = new URLSearchParams(given).toString();
  const button = document.querySelector<HTMLButtonElement>('[data-redeem-pilot]');
  button?.addEventListener('click', () => void redeemPilot(button));
  if (inviteCode()) void nameInviter(inviteCode());
}

/** Leads a signed-in member from an account page to the confirmation of the invitation. Returns true if it does. */
function leadMemberToInvitation(): boolean {
  const isMember = 'member' in document.documentElement.dataset;
  if (!isMember || !inviteCode() || !document.querySelector('[data-link-note=invite]')) return false;
  location.replace(invitedPath(paths.profile, inviteCode()));
  return true;
}

/** Shows the inviter's name, or that the invitation does not exist or has expired. */
async function nameInviter(code: string) {
  const notes = document.querySelectorAll<HTMLElement>('[data-invited-by]');
  try {
    const { firstName: name } = await request<{ firstName: string }>('POST', '/api/couples/inviter', {
      inviteCode: code,
    });
    for (const note of notes) note.textContent = fillText(note.dataset['invitedBy'] ?? '', { name });
    for (const title of document.querySelectorAll<HTMLElement>('[data-invited-title]'))
      title.textContent = fillText(title.dataset['invitedTitle'] ?? '', { name });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    // Any other failure says nothing about the code.
    if (error.status !== 404) return;
    for (const note of notes)
      note.textContent = error.code === 'invite_code_expired' ? error.message : (note.dataset['unknown'] ?? '');
    for (const note of notes) note.closest('[data-link-note]')?.removeAttribute('hidden');
    dropInviteCode(code);
  }
}

/** Removes an invalid code from the address, the links and the form. */
function dropInviteCode(code: string) {
  const address = new URL(location.href);
  address.searchParams.delete('invite');
  history.replaceState(history.state, '', address);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-invite]')) link.search = address.search;
  const field = document.querySelector<HTMLInputElement>('input[name=inviteCode]');
  if (field?.value === code) field.value = '';
}

/** Redeems the pilot link for a member who is already signed in. */
async function redeemPilot(button: HTMLButtonElement) {
  const setBusy = markBusy(button);
  if (await redeemPilotLink(readWords<PilotWords>(button))) location.assign(paths.subscription);
  setBusy(false);
}

interface PilotWords extends Record<string, string> {
  pilotTaken: string;
  pilotTakenText: string;
  pilotFailed: string;
  pilotFailedText: string;
}

/** Redeems a mailed pilot link for the signed-in member, and shows the outcome. Returns true on success. */
export async function redeemPilotLink(words: PilotWords): Promise<boolean> {
  const token = new URLSearchParams(location.search).get('pilot');
  if (!token) return false;
  try {
    await request<SubscriptionStatus>('POST', '/api/pilot-premium', { token });
    showToast({ title: words.pilotTaken, description: words.pilotTakenText, tone: 'positive' });
    return true;
  } catch (error) {
    const description = messageOf(error, words.pilotFailedText);
    showToast({ title: words.pilotFailed, description, tone: 'danger' });
    return false;
  }
}

/**
 * Returns true if joining by the code would move no records of the member. An invalid code counts as true, because
 * joining reports it.
 */
export async function bringsNothing(code: string): Promise<boolean> {
  try {
    const { brought } = await request<Invitation>('POST', '/api/couples/invitation', { inviteCode: code });
    return Object.values(brought).every((count) => count === 0);
  } catch (error) {
    if (error instanceof RequestError) return true;
    throw error;
  }
}

interface InviteWords {
  joined: string;
  joinedText: string;
  codeInvalid: string;
}

/** Joins the couple of an invite code, and shows the outcome. Returns true on success. */
export async function joinByInvite(code: string, words: InviteWords): Promise<boolean> {
  try {
    const { name } = await request<Couple>('POST', '/api/couples/join', { inviteCode: code });
    noteJoinedHere();
    const description = fillText(words.joinedText, { couple: name });
    showToast({ title: words.joined, description, tone: 'positive' });
    return true;
  } catch (error) {
    // The title already gives this reason.
    const isSaidAlready = error instanceof RequestError && error.code === 'invite_code_invalid';
    const description = isSaidAlready ? undefined : messageOf(error, '');
    showToast({ title: words.codeInvalid, description, tone: 'danger' });
    return false;
  }
}
