import type { UseFormRegisterReturn } from 'react-hook-form';
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '#contract/translations.ts';
import { languageNames } from '#messages/language-names.ts';
import { adminText as text } from '#messages/en/admin/shell.ts';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';

interface TranslationFieldsProps<Name extends string> {
  /** The labels of the texts, in the order of the form. */
  labels: Readonly<Record<Name, string>>;
  /** The texts of several lines. */
  longTexts: readonly Name[];
  names: readonly Name[];
  register: (name: `translations.${TranslationLanguage}.${Name}`) => UseFormRegisterReturn;
  errors:
    | Partial<Record<TranslationLanguage, Partial<Record<Name, { message?: string | undefined }>>>>
    | undefined;
}

/** The texts of a record in the other languages, folded by language. An empty text is read in English. */
export function TranslationFields<Name extends string>({
  labels,
  longTexts,
  names,
  register,
  errors,
}: TranslationFieldsProps<Name>) {
  return TRANSLATION_LANGUAGES.map((language) => (
    <details key={language} open={errors?.[language] && true} className="border-t border-line">
      <summary className="flex min-h-11 items-center gap-2 py-2 font-medium">
        {text.inLanguage(text.languages[language])}
        <span lang={language} className="text-ink-soft">
          {languageNames[language]}
        </span>
      </summary>
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
              error={errors?.[language]?.[name]?.message}
              {...register(`translations.${language}.${name}`)}
            />
          );
        })}
      </div>
    </details>
  ));
}
