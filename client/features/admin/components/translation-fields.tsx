import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '#domain/kernel/languages.ts';
import { adminText as text } from '#messages/en/admin/shell.ts';
import { languageNames } from '#messages/language-names.ts';

interface TranslationFieldsProps<Name extends string> {
  /** The labels of the texts, in the order of the form. */
  labels: Readonly<Record<Name, string>>;
  /** The texts of several lines. */
  longTexts: readonly Name[];
  names: readonly Name[];
  register: (name: `translations.${TranslationLanguage}.${Name}`) => UseFormRegisterReturn;
  errors: Partial<Record<TranslationLanguage, Partial<Record<Name, { message?: string | undefined }>>>> | undefined;
}

/** The texts of a record in the other languages, behind a button for each. An empty text is read in English. */
export function TranslationFields<Name extends string>(props: TranslationFieldsProps<Name>) {
  return (
    <div className="grid divide-y divide-line border-y border-line">
      {TRANSLATION_LANGUAGES.map((language) => (
        <LanguageFields key={language} language={language} {...props} />
      ))}
    </div>
  );
}

function LanguageFields<Name extends string>({
  language,
  labels,
  longTexts,
  names,
  register,
  errors,
}: TranslationFieldsProps<Name> & { language: TranslationLanguage }) {
  const [isOpen, setIsOpen] = useState(false);
  const fault = errors?.[language];
  const isShown = isOpen || fault !== undefined;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2 py-2 text-left font-medium"
      >
        <ChevronRight aria-hidden className={clsx('size-5 transition-transform', isShown && 'rotate-90')} />
        {text.inLanguage(text.languages[language])}
        <span lang={language} className="text-ink-soft">
          {languageNames[language]}
        </span>
      </button>
      {isShown && (
        <div className="grid gap-5 pt-1 pb-5">
          <p className="text-caption text-ink-soft">{text.translationHint}</p>
          {names.map((name) => {
            const Field = longTexts.includes(name) ? TextAreaField : TextField;
            return (
              <Field
                key={name}
                label={text.fieldInLanguage(labels[name], text.languages[language])}
                lang={language}
                isOptional
                error={fault?.[name]?.message}
                {...register(`translations.${language}.${name}`)}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}
