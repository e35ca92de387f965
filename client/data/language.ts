import { storeSessionMarker } from '#client/lib/public/session-marker.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#domain/kernel/languages.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { activateWorkerOf } from './worker/registration.ts';

/** Session storage key of the language that the tab has already reloaded for, so that it tries only once. */
const triedKey = 'jugal-language-tried';

/**
 * Reloads the page in the member's language if it is in another. The server and the service worker read the language
 * from the session marker.
 */
export async function showInLanguage(language: Language): Promise<void> {
  storeSessionMarker(language);
  if (language === pageLanguage) return;
  await activateWorkerOf(language);
  location.reload();
}

/**
 * Switches the language after the member changed it elsewhere, or to English for the admin panel. Tries once in a tab:
 * a browser that rejects cookies would reload the page endlessly.
 */
export async function followLanguage(language: Language, { isPanel }: { isPanel: boolean }): Promise<void> {
  const wanted = isPanel ? DEFAULT_LANGUAGE : language;
  if (wanted === pageLanguage) {
    sessionStorage.removeItem(triedKey);
    return;
  }
  if (sessionStorage.getItem(triedKey) === wanted) return;
  sessionStorage.setItem(triedKey, wanted);
  if (isPanel) location.reload();
  else await showInLanguage(language);
}

export function isLanguage(value: string): value is Language {
  return LANGUAGES.some((language) => language === value);
}
