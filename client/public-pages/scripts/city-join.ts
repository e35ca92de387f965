import type { joinWords } from '#client/features/landing/form-model.ts';
import { modeOfCity } from '#client/features/waitlist/model.ts';
import { waitlistPath } from '#client/paths.ts';
import { readWords } from './words.ts';

/** Starts the city picker of the landing page: its button's label and target depend on the chosen city. */
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
  // A city chosen before this script loaded is already in the field.
  offer();
  // A restored page gets its field values after its scripts have run.
  addEventListener('pageshow', offer);
  city.addEventListener('change', offer);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const mode = modeOfCity(city.value);
    if (mode) location.assign(waitlistPath({ type: mode, city: city.value }));
  });
}
