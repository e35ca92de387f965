import { waitlistScreensText as text } from '#messages/screens/waitlist.ts';
import { AppPicture } from '#client/ui/content/app-picture.tsx';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';

/** Lists the benefits of a place on the waitlist, beside a picture of the app. */
export function Promises() {
  return (
    <section className="bg-cloth text-on-cloth">
      <div className="relative mx-auto grid max-w-6xl gap-10 overflow-clip px-5 pt-14 md:px-8 lg:grid-cols-[1.2fr_1fr] lg:gap-20 lg:pt-20">
        <div className="grid content-start gap-8 lg:pb-20">
          <h2 className="text-heading">{text.promisesTitle}</h2>
          <dl className="grid gap-6 sm:grid-cols-2">
            {text.promises.map(({ figure, text: words }) => (
              <div key={figure} className="flex flex-col-reverse justify-end border-l-2 border-festive pl-4">
                <dt className="max-w-60">{words}</dt>
                <dd className="figures font-heading text-title font-semibold">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="relative mx-auto h-88 w-full max-w-xs lg:h-auto lg:min-h-112">
          <BandhaniBloom
            rings={9}
            className="absolute -top-10 left-1/2 size-120 max-w-none -translate-x-1/2 text-festive opacity-40"
          />
          <AppPicture
            picture="dashboard"
            frame="phone"
            alt={text.picture}
            className="absolute inset-x-6 top-0 lg:top-4"
          />
        </div>
      </div>
    </section>
  );
}
