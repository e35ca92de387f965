import type { waitlistWords } from '#client/features/waitlist/form-model.ts';
import { modeOf, modeOfCity } from '#client/features/waitlist/model.ts';
import { RequestError, request } from '#client/lib/public/request.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import type { WaitlistEntry } from '#domain/waitlist/schema.ts';
import { startForm } from './form.ts';
import { showState } from './states.ts';
import { readWords, withReference } from './words.ts';

export function startWaitlist() {
  const search = new URLSearchParams(location.search);
  const mode = modeOf(search.get('type'));
  if (mode === 'expansion') showState('expansion');
  const form = document.querySelector<HTMLFormElement>('form[data-form=waitlist]');
  const city = form?.querySelector<HTMLSelectElement>('select[name=city]');
  if (!form || !city) return;
  const words = readWords<typeof waitlistWords>(form);

  // Keeps the choice in the URL, which a link can set and a reload preserves.
  const wanted = search.get('city');
  if (city.value === '' && [...city.options].some(({ value }) => value === wanted)) city.value = wanted ?? '';
  city.addEventListener('change', () => {
    history.replaceState(history.state, '', `?${new URLSearchParams({ type: mode, city: city.value })}`);
  });

  startForm(form, {
    draft: 'waitlist',
    send: async (values) => {
      const entry = await request<WaitlistEntry>('POST', '/api/waitlist', values);
      const chosen = [...city.options].find(({ value }) => value === entry.city);
      showConfirmation(entry, chosen?.text ?? entry.city);
    },
    onFailed: (error) => {
      const isWithoutNetwork = error instanceof RequestError && error.status === 0;
      const description = isWithoutNetwork ? error.message : withReference(error, words.failedText);
      showToast({ title: words.failed, description, tone: 'danger' });
    },
  });
}

/**
 * Shows the confirmation and focuses it, so that screen readers read it. `cityName` is the city's name in the page's
 * language.
 */
function showConfirmation({ partner1Name, partner2Name, city, email }: WaitlistEntry, cityName: string) {
  const shown = showState('joined', { partner1Name, partner2Name, city: cityName, email });
  const mode = modeOfCity(city) ?? 'expansion';
  for (const steps of shown.querySelectorAll<HTMLElement>('[data-next]'))
    if (steps.dataset['next'] !== mode) steps.remove();
  shown.querySelector<HTMLElement>('[data-focus]')?.focus();
  scrollTo({ top: 0 });
}
