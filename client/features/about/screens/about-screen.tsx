import { brand } from '#messages/brand.ts';
import { aboutText as text } from '#messages/screens/about.ts';
import { type PageMeta, publicAddress } from '#client/lib/public/page-meta.tsx';
import { paths } from '#client/paths.ts';
import { AppPicture } from '#client/ui/content/app-picture.tsx';
import { WeaveRule } from '#client/ui/content/ornaments.tsx';
import { ButtonAnchor } from '#client/ui/forms/button.tsx';
import { PageIntro } from '#client/ui/layout/page-intro.tsx';
import { PointList } from '#client/ui/layout/point-list.tsx';
import { Cost } from '../components/cost.tsx';
import { Duet } from '../components/duet.tsx';

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
