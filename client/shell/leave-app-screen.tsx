import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { formerPaths, languagePrefix } from '#client/paths.ts';
import { FullScreenSpinner } from '#client/ui/feedback/spinner.tsx';
import { shellText } from '#messages/shell.ts';

/** Loads a public page that a link inside the app leads to. Also redirects former addresses if no server does. */
export default function LeaveAppScreen() {
  const { pathname, search, hash } = useLocation();
  const address = languagePrefix + (formerPaths[pathname] ?? pathname) + search + hash;
  useEffect(() => location.replace(address), [address]);
  return <FullScreenSpinner label={shellText.loading} />;
}
