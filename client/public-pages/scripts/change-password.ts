import type { changePasswordWords } from '#client/features/accounts/form-model.ts';
import { request } from '#client/lib/public/request.ts';
import { readSessionUser } from '#client/lib/public/session-user.ts';
import { paths } from '#client/paths.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import type { User } from '#domain/accounts/schema.ts';
import { startForm } from './form.ts';
import { showState } from './states.ts';
import { messageOf, readWords } from './words.ts';

/** Display time of the success message, in milliseconds (specification, section 2). */
const REDIRECT_MS = 1000;

/** Starts the change-password form. It leads to the start page afterwards; a visitor is asked to sign in. */
export async function startChangePassword() {
  const user = await readSessionUser();
  if (!user) {
    // The page already contains the visitors' content.
    document.documentElement.removeAttribute('data-member');
    return;
  }
  const form = showState(user.mustChangePassword ? 'forced' : 'free').querySelector('form');
  if (!form) return;
  const words = readWords<typeof changePasswordWords>(form);
  startForm(form, {
    send: async (input) => {
      await request<User>('POST', '/api/change-password', input);
      showToast({ title: words.done, description: words.doneText, tone: 'positive' });
      await new Promise((resolve) => setTimeout(resolve, REDIRECT_MS));
      location.assign(paths.home);
    },
    onFailed: (error) => {
      const description = messageOf(error, words.failedText);
      showToast({ title: words.failed, description, tone: 'danger' });
    },
  });
}
