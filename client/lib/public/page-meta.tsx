import { brand } from '#domain/kernel/brand.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/kernel/languages.ts';
import { localPath, type Path } from '#domain/registry/screen-paths.ts';
import { factTokens, shareCardPath } from '#domain/site/facts.ts';
import { pageLanguage } from '#messages/page-language.ts';

/** Metadata of a public page for search engines and sharing. */
export interface PageMeta {
  /** Title in a list of results; it contains the product name. */
  title: string;
  description: string;
  /** Canonical path, for pages that are indexed and shared. */
  path?: Path;
  /** Structured data in the vocabulary of schema.org. */
  linkedData?: object;
}

/** Returns the public URL of a path; the server fills in the origin. */
export function publicAddress(path: string) {
  return factTokens.publicUrl + path;
}

export function MetaTags({ title, description, path, linkedData }: PageMeta) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path !== undefined && <SharingTags {...{ title, description }} path={path} />}
      {linkedData && (
        <script
          type="application/ld+json"
          // A text must not close the script element by its `<`.
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({ '@context': 'https://schema.org', ...linkedData }).replaceAll(
              '<',
              String.raw`\u003c`,
            ),
          }}
        />
      )}
    </>
  );
}

function SharingTags({ title, description, path }: PageMeta & { path: Path }) {
  const address = publicAddress(localPath(path, pageLanguage));
  const picture = publicAddress(shareCardPath(pageLanguage));
  return (
    <>
      <link rel="canonical" href={address} />
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={publicAddress(localPath(path, language))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicAddress(localPath(path, DEFAULT_LANGUAGE))} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={`${pageLanguage}_IN`} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={brand.name} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}
