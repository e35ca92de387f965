import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Languages } from 'lucide-react';
import { api } from '#client/data/api.ts';
import { isLanguage, showInLanguage } from '#client/data/language.ts';
import { fontClassOf } from '#client/lib/format/foreign-words.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import type { User } from '#domain/accounts/schema.ts';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { languageNames } from '#messages/language-names.ts';
import { menuText } from '#messages/menu.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { shellText } from '#messages/shell.ts';

/** Row to choose the language; the page reloads in it. Height and gap match the rows around it. */
export function LanguageRow({ className }: { className: string }) {
  const change = useMutation(
    api.accounts.changeLanguage.mutationOptions(
      mutationToasts({
        failure: { title: menuText.languageFailed },
        onDone: ({ language }: User) => void showInLanguage(language),
      }),
    ),
  );
  return (
    <label
      className={clsx(
        'flex flex-wrap items-center rounded-small px-3 font-medium transition-colors hover:bg-sunk',
        className,
      )}
    >
      <Languages aria-hidden className="size-5.5 shrink-0" strokeWidth={1.8} />
      <span className="mr-auto">{shellText.language}</span>
      <select
        aria-label={shellText.language}
        value={pageLanguage}
        disabled={change.isPending || change.isSuccess}
        onChange={({ target }) => {
          if (isLanguage(target.value)) change.mutate({ language: target.value });
        }}
        className="min-h-11 max-w-full rounded-small bg-transparent text-right text-ink-soft"
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language} className={fontClassOf(language)}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
