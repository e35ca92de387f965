import { brand } from '#contract/brand.ts';
import { landingText } from '#messages/en/landing.ts';
import { pageMeta } from '../../../lib/public/page-meta.ts';
import { publicAddress } from '../../../lib/public/site-facts.ts';
import { paths } from '../../../paths.ts';
import { Claims } from '../components/claims.tsx';
import { Cities } from '../components/cities.tsx';
import { Experiences } from '../components/experiences.tsx';
import { Hero } from '../components/hero.tsx';
import { Price } from '../components/price.tsx';
import { Voices } from '../components/voices.tsx';

export function landingMeta() {
  return pageMeta({
    path: paths.home,
    title: landingText.title(brand.name),
    description: landingText.description,
    linkedData: {
      '@type': 'WebSite',
      name: brand.name,
      alternateName: brand.nameInGujarati,
      url: publicAddress(paths.home),
    },
  });
}

export function LandingScreen() {
  return (
    <>
      <Hero />
      <Claims />
      <Voices />
      <Experiences />
      <Price />
      <Cities />
    </>
  );
}
