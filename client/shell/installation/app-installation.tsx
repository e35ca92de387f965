import { useEffect } from 'react';
import { startInstallation } from './installation.ts';
import { InstallationBanners } from './installation-banners.tsx';

/** The service worker and the banners of the app; loaded after the first screen. */
export function AppInstallation() {
  useEffect(startInstallation, []);
  return <InstallationBanners />;
}
