import { profileText as text } from '#messages/en/profile.ts';
import { isApiError } from '../../lib/api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useReturnToLogin } from '../accounts/session-api.ts';

/** What the member is told when an action of the profile fails: `title`, and the server's words where they say more. */
export function useFailure(title: string): (error: Error) => void {
  const returnToLogin = useReturnToLogin();
  return (error) => {
    if (returnToLogin(error)) return;
    const description = describeFailure(error);
    showToast({ title, ...(description !== title && { description }), tone: 'danger' });
  };
}

/** The server's words; without an answer, that there was none. */
export function describeFailure(error: Error): string {
  return isApiError(error) && error.status > 0 && error.message ? error.message : text.offline;
}

export function tellSuccess(title: string, description?: string): void {
  showToast({ title, description, tone: 'positive' });
}
