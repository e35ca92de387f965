import { aboutText as text } from '#messages/screens/about.ts';
import { AppPicture } from '#client/ui/content/app-picture.tsx';
import { BandhaniBloom, BlockPrintBorder } from '#client/ui/content/ornaments.tsx';

/** Explains the name beside screenshots of the app in its light and dark themes. */
export function Duet() {
  return (
    <section className="relative mt-6 bg-cloth text-on-cloth">
      <BlockPrintBorder id="duet-border" className="block -translate-y-full text-cloth" />
      <div className="relative mx-auto grid max-w-6xl gap-12 overflow-clip px-5 pt-6 md:px-8 lg:grid-cols-[1fr_1.1fr] lg:gap-16 lg:pt-10">
        <div className="grid content-start gap-5 lg:pb-20">
          <h2 className="text-heading">{text.nameTitle}</h2>
          {text.nameText.map((paragraph) => (
            <p key={paragraph} className="max-w-xl text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="relative mx-auto h-96 w-full max-w-md lg:h-auto lg:min-h-120">
          <BandhaniBloom
            rings={9}
            className="absolute -top-6 left-1/2 size-128 max-w-none -translate-x-1/2 text-festive opacity-40"
          />
          <AppPicture
            picture="dashboard"
            frame="phone"
            theme="dark"
            alt={text.pictureDark}
            className="absolute top-16 right-0 w-[56%] max-w-64 lg:top-24"
          />
          <AppPicture
            picture="dashboard"
            frame="phone"
            theme="light"
            alt={text.pictureLight}
            className="absolute top-0 left-0 w-[56%] max-w-64 lg:top-4"
          />
        </div>
      </div>
    </section>
  );
}
