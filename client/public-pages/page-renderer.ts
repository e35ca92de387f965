import type { Experience } from '#domain/experiences/schema.ts';
import type { Path } from '#domain/registry/screen-paths.ts';
import type { Prices } from '#domain/site/facts.ts';

/** Files that every public page needs. */
export interface PageAssets {
  /**
   * Text of the stylesheet, inlined so that one response paints the page. The development server has its URL instead.
   */
  styles: { text: string } | { url: string };
  /** URL of the page's script. */
  script: string;
  /** URLs of the app's first scripts, prefetched by the pages that lead into it. */
  appScripts: readonly string[];
}

/** Exports of `render.tsx`, for the tools of the build, which know no browser. */
export interface PageRenderer {
  renderPage: (path: Path, assets: PageAssets) => string;
  drawParts: {
    experiences: (experiences: readonly Experience[]) => string;
    availableExperiences: (experiences: readonly Experience[]) => string;
    priceTag: (prices: Prices) => string;
  };
}
