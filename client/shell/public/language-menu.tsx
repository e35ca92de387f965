import { clsx } from 'clsx';
import { Languages } from 'lucide-react';
import { fontClassOf } from '#client/lib/format/foreign-words.ts';
import { iconButtonClass } from '#client/ui/forms/icon-button.tsx';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { localPath, type Path } from '#domain/registry/screen-paths.ts';
import { languageNames } from '#messages/language-names.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { shellText } from '#messages/shell.ts';

/** Links to the page at `path` in the other languages. Opens without a script. */
export function LanguageMenu({ path }: { path: Path }) {
  return (
    <details className="relative" data-language-menu="">
      <summary
        aria-label={shellText.language}
        title={shellText.language}
        className={clsx(iconButtonClass, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}
      >
        <Languages aria-hidden className="size-5.5" strokeWidth={1.9} />
      </summary>
      <ul className="appear absolute top-12 right-0 z-30 grid w-44 cramped:fixed cramped:top-16 cramped:right-4 rounded-large border border-line bg-raised p-2 shadow-lift">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={localPath(path, language)}
              lang={language}
              hrefLang={language}
              data-language={language}
              aria-current={language === pageLanguage ? 'true' : undefined}
              className={clsx(
                fontClassOf(language),
                'flex min-h-11 items-center rounded-small px-3 font-medium hover:bg-sunk aria-[current=true]:text-accent-ink',
              )}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
