import type { unsubscribeWords } from '#client/features/accounts/form-model.ts';
import { request } from '#client/lib/public/request.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import { startForm } from './form.ts';
import { showState } from './states.ts';
import { messageOf, readWords } from './words.ts';

export function startUnsubscribe() {
  const form = document.querySelector<HTMLFormElement>('form[data-form=unsubscribe]');
  if (!form) return;
  const words = readWords<typeof unsubscribeWords>(form);
  // A missing token is handled like a wrong one.
  const token = new URLSearchParams(location.search).get('token') || '-';
  startForm(form, {
    send: async () => {
      const path = `/api/mail-unsubscribe/${encodeURIComponent(token)}`;
      const { message } = await request<{ message: string }>('POST', path, {});
      showState('done', { message });
    },
    onFailed: (error) => {
      showToast({ title: words.failed, description: messageOf(error, words.failedText), tone: 'danger' });
    },
  });
}
