import { brand } from '#messages/brand.ts';
import { factTokens } from '#contract/site-facts.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { benefitsText as text } from '#messages/screens/benefits.ts';
import { shareCardPath } from '#client/lib/public/share-card-path.ts';
import { type PageMeta, publicAddress } from '#client/lib/public/page-meta.tsx';
import { paths } from '#client/paths.ts';
import { PageIntro } from '#client/ui/layout/page-intro.tsx';
import { PointList } from '#client/ui/layout/point-list.tsx';
import { Comparison } from '../components/comparison.tsx';
import { Plan } from '../components/plan.tsx';
import { Questions } from '../components/questions.tsx';
import { Tours } from '../components/tours.tsx';

const description = text.description(factTokens.priceLine);

export const benefitsMeta: PageMeta = {
  path: paths.benefits,
  title: text.title(brand.name),
  description,
  linkedData: {
    '@type': 'Product',
    name: `${brand.name} ${text.planName}`,
    description,
    image: publicAddress(shareCardPath(pageLanguage)),
    brand: { '@type': 'Brand', name: brand.name },
    offers: {
      '@type': 'Offer',
      price: factTokens.yearly,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: publicAddress(paths.subscribe),
    },
  },
};

export function BenefitsScreen() {
  return (
    <>
      <PageIntro eyebrow={text.eyebrow} headline={text.headline} lead={text.lead} />
      <Plan />
      <section className="mx-auto grid max-w-6xl gap-8 px-5 pt-20 md:px-8 lg:pt-28">
        <h2 className="text-heading">{text.listTitle}</h2>
        <PointList points={text.list} />
      </section>
      <Tours />
      <Comparison />
      <Questions />
    </>
  );
}
