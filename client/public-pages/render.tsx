import { renderToStaticMarkup } from 'react-dom/server';
import { ExperienceGroups } from '#client/features/events/components/experience-groups.tsx';
import { AvailableExperiences } from '#client/features/landing/components/available-experiences.tsx';
import { languagePrefix } from '#client/paths.ts';
import { PublicShell } from '#client/shell/public/public-shell.tsx';
import { PriceTag } from '#client/ui/content/price-tag.tsx';
import { localPath, type Path } from '#domain/registry/screen-paths.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { Document } from './document.tsx';
import type { PageAssets, PageRenderer } from './page-renderer.ts';
import { pages } from './pages.tsx';

/**
 * Renders the HTML of the public page at `path`, with the tokens of `domain/site/facts.ts` for values unknown to the
 * build.
 */
export function renderPage(path: Path, assets: PageAssets): string {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} is no public page`);
  const { meta, screen, frame } = page;
  // The account's pages lead into the app.
  const appScripts = frame === 'none' ? assets.appScripts : [];
  const html = renderToStaticMarkup(
    <Document assets={{ ...assets, appScripts }} meta={meta}>
      {frame === 'site' ? <PublicShell path={path}>{screen}</PublicShell> : screen}
    </Document>,
  );
  return `<!DOCTYPE html>${linkInLanguage(html)}`;
}

/** Points links to public pages at the page's language, except those that name a language themselves. */
function linkInLanguage(html: string): string {
  if (languagePrefix === '') return html;
  return html.replaceAll(/<a href="(\/[^"?#]*)([^"]*)"(?! lang=| hrefLang=)/g, (link, path: string, rest: string) =>
    isPublicPath(path) ? `<a href="${localPath(path, pageLanguage)}${rest}"` : link,
  );
}

function isPublicPath(path: string): path is Path {
  return [...pages.keys()].some((page) => page === path);
}

/** Parts of pages that change at run time: the server renders them in place of their tokens. */
export const drawParts: PageRenderer['drawParts'] = {
  experiences: (experiences) => renderToStaticMarkup(<ExperienceGroups experiences={experiences} />),
  availableExperiences: (experiences) => renderToStaticMarkup(<AvailableExperiences experiences={experiences} />),
  priceTag: (prices) => renderToStaticMarkup(<PriceTag {...prices} />),
};
