import { uiText } from '#messages/en/ui.ts';
import { isApiError } from '../../lib/api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { returnToLogin } from '../accounts/session-api.ts';

/** What the member is told when an action of the profile fails: `title`, and the server's words where they say more. */
export function failureToast(title: string): (error: Error) => void {
  return (error) => {
    if (!returnToLogin(error)) tellFailure(title, describeFailure(error));
  };
}

/** The server's words; without an answer, that there was none. */
export function describeFailure(error: Error): string {
  return (isApiError(error) && error.message) || uiText.offline;
}

export function tellFailure(title: string, description: string): void {
  showToast({ title, ...(description !== title && { description }), tone: 'danger' });
}

export function tellSuccess(title: string, description?: string): void {
  showToast({ title, description, tone: 'positive' });
}
