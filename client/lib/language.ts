import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#messages/languages.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { keepSessionMarker } from './public/session-marker.ts';
import { activateWorkerOf } from './worker/service-worker-updates.ts';

/** In the tab's storage: the language for which the page was loaded anew, so that it is tried once. */
const triedKey = 'jugal-language-tried';

/** Loads the page anew in the member's language, unless it is in it. The server and the worker go by the marker. */
export async function showInLanguage(language: Language): Promise<void> {
  keepSessionMarker(language);
  if (language === pageLanguage) return;
  await activateWorkerOf(language);
  location.reload();
}

/**
 * The same where the member chose the language elsewhere, and for the panel, which is English. Once in a tab: a browser that keeps no
 * cookies would load the page for ever.
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
