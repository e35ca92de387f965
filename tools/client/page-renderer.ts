import type { PageRenderer } from '#client/public-pages/page-renderer.ts';

/** Recognises the built or transformed `client/public-pages/render.tsx`, which Node cannot load itself. */
export function isPageRenderer(module: unknown): module is PageRenderer {
  return typeof module === 'object' && module !== null && 'renderPage' in module && 'drawParts' in module;
}
