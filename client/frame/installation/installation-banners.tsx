import { InstallBanner } from './install-banner.tsx';
import { UpdateBanner } from './update-banner.tsx';

/** Stands once in every page, of the app and for visitors; `installation.ts` shows the two when there is a reason. */
export function InstallationBanners() {
  return (
    <>
      <UpdateBanner />
      <InstallBanner />
    </>
  );
}
