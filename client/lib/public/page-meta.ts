import { brand } from '#contract/brand.ts';
import { publicAddress } from './site-facts.ts';

interface PageMeta {
  path: string;
  /** As it stands in a list of results; the name of the product is in it. */
  title: string;
  description: string;
  /** Facts for search engines, by the vocabulary of schema.org. */
  linkedData?: object;
}

/** What a public page says of itself to search engines and where it is shared. */
export function pageMeta({ path, title, description, linkedData }: PageMeta) {
  const address = publicAddress(path);
  const picture = publicAddress('/og-jugal.png');
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: brand.name },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    ...(linkedData ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...linkedData } }] : []),
  ];
}
