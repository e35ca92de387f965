import { brand } from '#messages/brand.ts';
import { factTokens } from '#contract/site-facts.ts';
import { landingText } from '#messages/screens/landing.ts';
import { type PageMeta, publicAddress } from '#client/lib/public/page-meta.tsx';
import { paths } from '#client/paths.ts';
import { Claims } from '../components/claims.tsx';
import { Cities } from '../components/cities.tsx';
import { Hero } from '../components/hero.tsx';
import { Price } from '../components/price.tsx';
import { Voices } from '../components/voices.tsx';

export const landingMeta: PageMeta = {
  path: paths.home,
  title: landingText.title(brand.name),
  description: landingText.description,
  linkedData: {
    '@type': 'WebSite',
    name: brand.name,
    alternateName: brand.nameInGujarati,
    url: publicAddress(paths.home),
  },
};

export function LandingScreen() {
  return (
    <>
      <Hero />
      <Claims />
      <Voices />
      {/* The server replaces this token with the rendered `AvailableExperiences`. */}
      {factTokens.availableExperiences}
      <Price />
      <Cities />
    </>
  );
}
