import { InstallBanner } from './install-banner.tsx';
import { UpdateBanner } from './update-banner.tsx';

/** Both banners, once in every page of the app and for visitors. `installation.ts` shows them when needed. */
export function InstallationBanners() {
  return (
    <>
      <UpdateBanner />
      <InstallBanner />
    </>
  );
}
