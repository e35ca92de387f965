import { Link } from 'react-router';
import { waitlistScreensText as text } from '#messages/en/waitlist-screens.ts';
import { useSupportEmail } from '../../../lib/public/site-facts.ts';
import { paths } from '../../../paths.ts';

/** What becomes of what is entered, and a way for who has no JavaScript. */
export function FormNotes() {
  const email = useSupportEmail();
  return (
    <div className="grid gap-2 text-caption text-ink-soft">
      <p>
        {text.consent}{' '}
        <Link to={paths.privacy} target="_blank" className="link underline">
          {text.consentLink}
        </Link>
      </p>
      <noscript>{text.withoutScripts(email)}</noscript>
    </div>
  );
}
