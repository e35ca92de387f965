import { type ComponentType, useEffect, useState } from 'react';
import { listenForInstallOffer } from './install-offer.ts';

/**
 * Stands once, in the root. What it shows is loaded after the page has come alive, and not by `lazy`: a prerendered page would
 * say in it where to put it, with scripts whose removal makes the browser style the whole page again.
 */
export function InstallationOutlet() {
  const [Installation, setInstallation] = useState<ComponentType | null>(null);
  useEffect(listenForInstallOffer, []);
  useEffect(() => {
    import('./installation.tsx').then(
      (loaded) => setInstallation(() => loaded.Installation),
      // The page is whole without it, and the next one asks again.
      () => undefined,
    );
  }, []);
  return Installation && <Installation />;
}
