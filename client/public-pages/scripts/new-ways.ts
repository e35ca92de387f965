import type { newWaysWords } from '#client/features/accounts/form-model.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { request } from '#client/lib/public/request.ts';
import { pagePath, paths } from '#client/paths.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import type { NewWay, PasswordWasReset } from '#domain/accounts/passwords.ts';
import { startForm } from './form.ts';
import { showState } from './states.ts';
import { fillText, messageOf, readWords } from './words.ts';

type Words = typeof newWaysWords;

/** Shows the sign-in methods that a password reset has listed, and lets the member remove unknown ones. */
export function showNewWays({ newWays, ticket, endedCorrection }: PasswordWasReset) {
  const page = showState('new-ways');
  const form = page.querySelector('form');
  const list = form?.querySelector('[data-ways]');
  const row = form?.querySelector<HTMLTemplateElement>('template[data-way]');
  if (!form || !list || !row) return;
  const words = readWords<Words>(form);
  list.append(...newWays.map((way, place) => drawWay(row, way, place, words)));
  const correction = form.querySelector<HTMLElement>('[data-correction]');
  if (correction && endedCorrection !== null) {
    correction.textContent = fillText(correction.dataset['correction'] ?? '', { email: endedCorrection });
    correction.hidden = false;
  }
  startForm(form, {
    send: async (values) => {
      const ids = newWays.map(({ id }) => id).filter((id) => values[id] === true);
      if (ids.length === 0) {
        showToast({ title: words.tick, tone: 'danger' });
        return;
      }
      const path = '/api/auth/reset-password/remove-ways';
      const { message } = await request<{ message: string }>('POST', path, { ticket, ids });
      showToast({ title: words.removed, description: message, tone: 'positive' });
      location.assign(pagePath(paths.login));
    },
    onFailed: (error) => {
      showToast({ title: words.failed, description: messageOf(error, words.failedText), tone: 'danger' });
    },
  });
}

/** Creates the checkbox of a sign-in method, with the method's index in the template's ids. */
function drawWay(row: HTMLTemplateElement, way: NewWay, place: number, words: Words): DocumentFragment {
  const drawn = document.importNode(row.content, true);
  for (const name of ['id', 'for', 'aria-labelledby'])
    for (const element of drawn.querySelectorAll(`[${name}^=way]`))
      element.setAttribute(name, `${element.getAttribute(name)}`.replace('way', `way-${place}`));
  const input = drawn.querySelector('input');
  if (input) input.name = way.id;
  const label = drawn.querySelector(`#way-${place}-label`);
  const day = formatDate(indiaDate(way.addedAt));
  if (label) label.textContent = fillText(words[way.kind], { name: way.name ?? '', day });
  return drawn;
}
