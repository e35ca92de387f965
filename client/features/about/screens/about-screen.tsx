import { brand } from '#contract/brand.ts';
import { aboutText as text } from '#messages/en/about.ts';
import { pageMeta } from '../../../lib/public/page-meta.ts';
import { publicAddress } from '../../../lib/public/site-facts.ts';
import { paths } from '../../../paths.ts';
import { AppPicture } from '../../../ui/content/app-picture.tsx';
import { WeaveRule } from '../../../ui/content/ornaments.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { PageIntro } from '../../../ui/layout/page-intro.tsx';
import { PointList } from '../../../ui/layout/point-list.tsx';
import { memoriesPicture } from '../../../ui/pictures/memories.ts';
import { Cost } from '../components/cost.tsx';
import { Duet } from '../components/duet.tsx';

export function meta() {
  return pageMeta({
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
  });
}

export default function AboutScreen() {
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
        <AppPicture picture={memoriesPicture} frame="window" alt={text.picture} />
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
          <ButtonLink to={paths.waitlist} size="large">
            {text.join}
          </ButtonLink>
          <ButtonLink to={paths.contact} variant="secondary" size="large">
            {text.contact}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
