import { factTokens } from '#domain/site/facts.ts';

interface FormNotesProps {
  text: { consent: string; consentLink: string; withoutScripts: (email: string) => string };
  /** Path of the privacy notice. */
  privacyPath: string;
}

/** Privacy line of a public form, and the alternative without JavaScript. */
export function FormNotes({ text, privacyPath }: FormNotesProps) {
  return (
    <div className="grid gap-2 text-caption text-ink-soft">
      <p>
        {text.consent}{' '}
        <a href={privacyPath} target="_blank" rel="noreferrer" className="link underline">
          {text.consentLink}
        </a>
      </p>
      <noscript>{text.withoutScripts(factTokens.supportEmail)}</noscript>
    </div>
  );
}
