import { accountScreensText as text } from '#messages/screens/accounts.ts';
import { type Path, paths } from '#client/paths.ts';
import { FilledText } from '#client/ui/content/filled-text.tsx';

/** Label of the consent box, with links that open in a new tab so that typed values are kept. */
export function TermsLabel() {
  return (
    <FilledText
      text={text.acceptTerms('{terms}', '{privacy}')}
      parts={{
        terms: <Document path={paths.terms}>{text.terms}</Document>,
        privacy: <Document path={paths.privacy}>{text.privacy}</Document>,
      }}
    />
  );
}

function Document({ path, children }: { path: Path; children: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" className="link underline">
      {children}
    </a>
  );
}
