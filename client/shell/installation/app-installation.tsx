import { useEffect } from 'react';
import { InstallationBanners } from './installation-banners.tsx';
import { startInstallation } from './installation.ts';

/** The service worker and the banners of the app; loaded after the first screen. */
export function AppInstallation() {
  useEffect(startInstallation, []);
  return <InstallationBanners />;
}
