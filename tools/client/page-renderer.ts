import type * as renderer from '#client/public-pages/render.tsx';

/** The renderer of public pages, which Node cannot load without a build. */
type PageRenderer = typeof renderer;

export function isPageRenderer(module: unknown): module is PageRenderer {
  return typeof module === 'object' && module !== null && 'renderPage' in module && 'drawParts' in module;
}
