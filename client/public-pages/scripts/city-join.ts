import type { joinWords } from '#client/features/landing/form-model.ts';
import { modeOfCity } from '#client/features/waitlist/model.ts';
import { waitlistPath } from '#client/paths.ts';
import { readWords } from './words.ts';

/** The city picker of the landing page: its button says and leads where the chosen city does. */
export function startCityJoin() {
  const form = document.querySelector<HTMLFormElement>('form#join');
  const city = form?.querySelector('select');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!form || !city || !button) return;
  const words = readWords<typeof joinWords>(form);
  const offer = () => {
    const mode = modeOfCity(city.value);
    button.disabled = mode === null;
    button.textContent = words[mode ?? 'none'];
  };
  // What was chosen before this script came stands in the field already.
  offer();
  // A page that comes back has its fields filled after its scripts have run.
  addEventListener('pageshow', offer);
  city.addEventListener('change', offer);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const mode = modeOfCity(city.value);
    if (mode) location.assign(waitlistPath({ type: mode, city: city.value }));
  });
}
