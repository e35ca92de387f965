import { useNavigate } from 'react-router';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { isUnauthorized } from '../../lib/api.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** Milliseconds between the words and the login (specification, section 9). */
const REDIRECT_MS = 500;

/**
 * For actions of the profile, finances and important dates (specification, section 8): when `error` says that the session
 * is over, tells so and leads to the login; answers whether it did. Other errors are the caller's.
 */
export function useReturnToLogin(): (error: unknown) => boolean {
  const navigate = useNavigate();
  return (error) => {
    if (!isUnauthorized(error)) return false;
    showToast({ title: text.unauthorized, description: text.unauthorizedText, tone: 'danger' });
    setTimeout(() => void navigate(paths.login), REDIRECT_MS);
    return true;
  };
}
