import { brand } from '#messages/brand.ts';
import { frameText } from '#messages/screens/frame.ts';
import { Mark } from '#client/ui/content/mark.tsx';
import { Button } from '#client/ui/forms/button.tsx';

/** Banner that offers to install the app; shown by `install-offer.ts`. */
export function InstallBanner() {
  return (
    <section
      hidden
      data-install-banner=""
      aria-label={frameText.installTitle(brand.name)}
      className="sheet-in fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-30 mx-auto grid max-w-md gap-4 rounded-large border border-line bg-raised p-5 shadow-lift lg:bottom-6"
    >
      <div className="flex items-center gap-4">
        <Mark className="size-12 shrink-0" />
        <div>
          <p className="font-heading text-lead font-semibold">{frameText.installTitle(brand.name)}</p>
          <p className="text-caption text-ink-soft">{frameText.installText}</p>
        </div>
      </div>
      <div className="flex gap-3">
        <Button className="flex-1" data-accept="">
          {frameText.install}
        </Button>
        <Button variant="quiet" data-dismiss="">
          {frameText.notNow}
        </Button>
      </div>
    </section>
  );
}
