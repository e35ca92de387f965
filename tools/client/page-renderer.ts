import type * as renderer from '#client/public-pages/render.tsx';

/** What draws the public pages; Node cannot load it as it is. */
type PageRenderer = typeof renderer;

export function isPageRenderer(module: unknown): module is PageRenderer {
  return typeof module === 'object' && module !== null && 'renderPage' in module && 'drawParts' in module;
}
