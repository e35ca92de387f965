import { landingText } from '#messages/screens/landing.ts';
import { BlockPrintBorder } from '#client/ui/content/ornaments.tsx';

/** Shows the pilot's offer as four figures on one cloth. */
export function Claims() {
  return (
    <section aria-label={landingText.claimsLabel} className="bg-cloth text-on-cloth">
      <BlockPrintBorder id="claims-border" className="block -translate-y-full text-cloth" />
      <dl className="mx-auto grid max-w-6xl gap-x-8 gap-y-6 px-5 pt-2 pb-9 sm:grid-cols-2 md:px-8 lg:grid-cols-[auto_auto_auto_auto] lg:justify-between">
        {landingText.claims.map((claim) => (
          <div
            key={claim.figure}
            className="flex flex-col-reverse justify-end border-l-2 border-festive pl-4"
          >
            <dt className="max-w-52 text-caption">{claim.text}</dt>
            <dd className="figures font-heading text-title font-semibold">{claim.figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
