import { Mark } from '#client/ui/content/mark.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { installationText } from '#messages/installation.ts';
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

/** Banner that offers to install the app; shown by `install-offer.ts`. */
function InstallBanner() {
  return (
    <section
      hidden
      data-install-banner=""
      aria-label={installationText.installTitle(brand.name)}
      className="sheet-in fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-30 mx-auto grid max-w-md gap-4 rounded-large border border-line bg-raised p-5 shadow-lift typing:hidden lg:bottom-6"
    >
      <div className="flex items-center gap-4">
        <Mark className="size-12 shrink-0" />
        <div>
          <p className="font-heading text-lead font-semibold">{installationText.installTitle(brand.name)}</p>
          <p className="text-caption text-ink-soft">{installationText.installText}</p>
        </div>
      </div>
      <div className="flex gap-3">
        <Button className="flex-1" data-accept="">
          {installationText.install}
        </Button>
        <Button variant="quiet" data-dismiss="">
          {installationText.notNow}
        </Button>
      </div>
    </section>
  );
}
