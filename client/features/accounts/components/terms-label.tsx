import { accountScreensText as text } from '#messages/en/screens/accounts.ts';
import { type Path, paths } from '#client/paths.ts';

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
    <a href={path} target="_blank" rel="noreferrer" className="link underline">
      {children}
    </a>
  );
}
