import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { fontClassOf } from '#client/lib/format/foreign-words.ts';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { localPath, type Path } from '#domain/registry/screen-paths.ts';
import { languageOffers } from '#messages/language-names.ts';
import { pageLanguage } from '#messages/page-language.ts';

/**
 * One line for each other language, in that language. `public-pages/scripts/language-offer.ts` shows it if the browser
 * prefers the language.
 */
export function LanguageOffer({ path }: { path: Path }) {
  return LANGUAGES.filter((language) => language !== pageLanguage).map((language) => (
    <aside
      key={language}
      hidden
      lang={language}
      data-language-offer={language}
      className={clsx(
        fontClassOf(language),
        'not-[[hidden]]:flex items-center justify-center gap-2 bg-sunk px-4 text-caption',
      )}
    >
      <a
        href={localPath(path, language)}
        hrefLang={language}
        data-language={language}
        className="inline-flex min-h-11 items-center font-medium text-accent-ink underline underline-offset-4"
      >
        {languageOffers[language].text}
      </a>
      <button
        type="button"
        data-put-away=""
        aria-label={languageOffers[language].putAway}
        title={languageOffers[language].putAway}
        className="grid size-11 place-content-center rounded-full text-ink-soft hover:text-ink"
      >
        <X aria-hidden className="size-5" strokeWidth={1.9} />
      </button>
    </aside>
  ));
}
