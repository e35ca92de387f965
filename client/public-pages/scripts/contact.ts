import type { contactWords } from '#client/features/contact/form-model.ts';
import { RequestError, request } from '#client/lib/public/request.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import type { ContactMessage } from '#domain/contact/schema.ts';
import { startForm } from './form.ts';
import { messageOf, readWords } from './words.ts';

export function startContact() {
  const form = document.querySelector<HTMLFormElement>('form[data-form=contact]');
  if (!form) return;
  const words = readWords<typeof contactWords>(form);
  startForm(form, {
    draft: 'contact',
    send: async (values) => {
      await request<ContactMessage>('POST', '/api/contact', values);
      showToast({ title: words.done, description: words.doneText, tone: 'positive' });
    },
    onRefused: (faults) => {
      if (faults.some(({ rule }) => rule === 'filled' || rule === 'shortest'))
        showToast({ title: words.missing, description: words.missingText, tone: 'danger' });
    },
    onFailed: (error) => {
      const description = error instanceof RequestError ? messageOf(error, words.failedText) : words.failedText;
      showToast({ title: words.failed, description, tone: 'danger' });
    },
  });
}
