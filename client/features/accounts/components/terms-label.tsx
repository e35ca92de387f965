import { Link } from 'react-router';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { type Path, paths } from '../../../paths.ts';

const [before, terms, between, privacyNotice] = text.acceptTerms;

/** What is accepted, with links to it. They open beside the form, so that nothing typed is lost. */
export function TermsLabel() {
  return (
    <>
      {before}
      <Document path={paths.terms}>{terms}</Document>
      {between}
      <Document path={paths.privacy}>{privacyNotice}</Document>
    </>
  );
}

function Document({ path, children }: { path: Path; children: string }) {
  return (
    <Link to={path} target="_blank" className="link underline">
      {children}
    </Link>
  );
}
