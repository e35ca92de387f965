import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { frameText } from '#messages/screens/frame.ts';
import { formerPaths, languagePrefix } from '#client/paths.ts';
import { FullScreenSpinner } from '#client/ui/feedback/spinner.tsx';

/** A public page that is reached by a link inside the app: the browser loads it. Also redirects a former address, where no server does it. */
export default function LeaveAppScreen() {
  const { pathname, search, hash } = useLocation();
  const address = languagePrefix + (formerPaths[pathname] ?? pathname) + search + hash;
  useEffect(() => location.replace(address), [address]);
  return <FullScreenSpinner label={frameText.loading} />;
}
