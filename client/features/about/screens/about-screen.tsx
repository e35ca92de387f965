import { type PageMeta, publicAddress } from '#client/lib/public/page-meta.tsx';
import { paths } from '#client/paths.ts';
import { AppPicture } from '#client/ui/content/app-picture.tsx';
import { WeaveRule, BandhaniBloom, BlockPrintBorder } from '#client/ui/content/ornaments.tsx';
import { ButtonAnchor } from '#client/ui/forms/button.tsx';
import { PageIntro } from '#client/ui/layout/page-intro.tsx';
import { PointList } from '#client/ui/layout/point-list.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { pilotCities } from '#domain/site/cities.ts';
import { factTokens } from '#domain/site/facts.ts';
import { aboutText as text } from '#messages/about.ts';
import { citiesText } from '#messages/cities.ts';

export const aboutMeta: PageMeta = {
  path: paths.about,
  title: text.title(brand.name),
  description: text.description(brand.name),
  linkedData: {
    '@type': 'AboutPage',
    name: text.title(brand.name),
    url: publicAddress(paths.about),
    about: {
      '@type': 'Organization',
      name: brand.name,
      alternateName: brand.nameInGujarati,
      url: publicAddress(paths.home),
      logo: publicAddress('/icons/any-512.png'),
      areaServed: 'IN',
    },
  },
};

export function AboutScreen() {
  return (
    <>
      <PageIntro eyebrow={text.eyebrow} headline={text.headline} lead={text.lead(brand.name)} />
      <Duet />
      <section className="mx-auto grid max-w-6xl gap-8 px-5 pt-20 md:px-8 lg:pt-28">
        <WeaveRule className="h-6 w-60" />
        <h2 className="text-heading">{text.whatTitle}</h2>
        <PointList points={text.what} />
      </section>
      <div className="mx-auto max-w-6xl px-5 pt-14 md:px-8">
        <AppPicture picture="memories" frame="window" alt={text.picture} />
      </div>
      <section className="mx-auto grid max-w-6xl gap-8 px-5 pt-20 md:px-8 lg:pt-28">
        <h2 className="text-heading">{text.holdTitle}</h2>
        <PointList points={text.hold} />
      </section>
      <Cost />
      <section className="mx-auto grid max-w-3xl justify-items-center gap-5 px-5 pt-20 text-center md:px-8 lg:pt-28">
        <h2 className="text-heading">{text.joinTitle}</h2>
        <p className="text-lead text-ink-soft">{text.joinText}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonAnchor href={paths.waitlist} size="large">
            {text.join}
          </ButtonAnchor>
          <ButtonAnchor href={paths.contact} variant="secondary" size="large">
            {text.contact}
          </ButtonAnchor>
        </div>
      </section>
    </>
  );
}

/** The starting city and the price. */
function Cost() {
  return (
    <div className="mx-auto grid max-w-6xl gap-6 px-5 pt-20 md:px-8 lg:grid-cols-2 lg:pt-28">
      <section className="grid content-start gap-4 rounded-large bg-calm-soft p-6 text-calm-ink sm:p-10">
        <h2 className="text-heading">{text.whereTitle}</h2>
        <p className="text-lead">{text.whereText}</p>
        <ul className="flex flex-wrap gap-x-3 gap-y-1 font-heading text-lead font-semibold">
          {pilotCities.map((city) => (
            <li key={city} className="after:ml-3 after:content-['·'] last:after:content-none">
              {citiesText[city]}
            </li>
          ))}
        </ul>
      </section>
      <section className="grid content-start gap-4 rounded-large bg-festive p-6 text-on-festive sm:p-10">
        <h2 className="text-heading">{text.costTitle}</h2>
        <p className="text-lead">{text.costText(factTokens.priceLine)}</p>
        <p>{text.costFree}</p>
        <p>{text.costSponsored}</p>
        <ButtonAnchor href={paths.benefits} className="mt-2 justify-self-start bg-on-festive! text-festive!">
          {text.benefits}
        </ButtonAnchor>
      </section>
    </div>
  );
}

/** Explains the name beside screenshots of the app in its light and dark themes. */
function Duet() {
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
