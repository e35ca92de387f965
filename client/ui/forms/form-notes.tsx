import { Link } from 'react-router';
import { useSupportEmail } from '../../lib/public/site-facts.ts';

interface FormNotesProps {
  text: { consent: string; consentLink: string; withoutScripts: (email: string) => string };
  /** Where it stands what becomes of what is entered. */
  privacyPath: string;
}

/** What becomes of what is entered on a public page, and a way for who has no JavaScript. */
export function FormNotes({ text, privacyPath }: FormNotesProps) {
  const email = useSupportEmail();
  return (
    <div className="grid gap-2 text-caption text-ink-soft">
      <p>
        {text.consent}{' '}
        <Link to={privacyPath} target="_blank" className="link underline">
          {text.consentLink}
        </Link>
      </p>
      <noscript>{text.withoutScripts(email)}</noscript>
    </div>
  );
}
