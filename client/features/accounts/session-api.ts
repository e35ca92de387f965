import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { isUnauthorized } from '../../lib/api.ts';
import { endSession } from '../../lib/public/session-end.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/**
 * For actions of the profile, finances and important dates (specification, section 8): when `error` says that the session
 * is over, tells so and leads to the login; answers whether it did. Other errors are the caller's.
 */
export function returnToLogin(error: unknown): boolean {
  if (!isUnauthorized(error)) return false;
  showToast({ title: text.unauthorized, description: text.unauthorizedText, tone: 'danger' });
  endSession();
  return true;
}
