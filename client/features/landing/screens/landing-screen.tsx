import { brand } from '#contract/brand.ts';
import { landingText } from '#messages/en/landing.ts';
import { Claims } from '../components/claims.tsx';
import { Cities } from '../components/cities.tsx';
import { Experiences } from '../components/experiences.tsx';
import { Hero } from '../components/hero.tsx';
import { Price } from '../components/price.tsx';
import { Voices } from '../components/voices.tsx';

export function landingMeta() {
  const title = landingText.title(brand.name);
  return [
    { title },
    { name: 'description', content: landingText.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: landingText.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_IN' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
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
