import type { Plugin } from 'vite';
import { z } from 'zod';
import { type Path, withoutLanguage } from '#client/paths.ts';
import type { PageAssets } from '#client/public-pages/page-renderer.ts';
import { publicPaths } from '#client/routes.ts';
import { Experience } from '#domain/experiences/schema.ts';
import { brand } from '#domain/kernel/brand.ts';
import { readSessionMarker } from '#server/http/gate/session-cookie.ts';
import { fillPage } from '#server/http/pages/fill-page.ts';
import { buildLanguage } from './build-language.ts';
import { isPageRenderer } from './build-public-pages.ts';

const assets: PageAssets = {
  styles: { url: '/client/ui/theme/theme.css?direct' },
  script: '/client/public-pages/scripts/main.ts',
  appScripts: [],
};
/** The real server puts in those of the installation. */
const examplePrices = { pilot: 499, yearly: 1200, monthly: 100, freeDates: 5, freeMemories: 10 };

/** Renders the public pages for the development server at each request. */
export function publicPagesPlugin(): Plugin {
  return {
    name: 'jugal-public-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { origin, pathname } = new URL(request.url ?? '/', `http://${request.headers.host}`);
        const isMembers = pathname === '/' && readSessionMarker(request.headers.cookie) !== null;
        const page = isMembers ? undefined : publicPaths.find((path) => path === withoutLanguage(pathname));
        if (request.method !== 'GET' || !page) {
          next();
          return;
        }
        drawPage(origin, page).then(
          (html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
          next,
        );
      });

      async function drawPage(origin: string, path: Path) {
        const renderer: unknown = await server.ssrLoadModule('/client/public-pages/render.tsx');
        if (!isPageRenderer(renderer)) throw new Error('client/public-pages/render.tsx draws no pages');
        const facts = {
          publicUrl: origin,
          supportEmail: brand.supportEmail,
          grievanceOfficer: null,
          prices: examplePrices,
          experiences: await readExperiences(origin),
        };
        const html = fillPage(renderer.renderPage(path, assets), facts, {
          language: buildLanguage,
          draw: renderer.drawParts,
        });
        return server.transformIndexHtml(path, html);
      }
    },
  };
}

async function readExperiences(origin: string): Promise<Experience[]> {
  const response = await fetch(`${origin}/api/experiences`);
  return response.ok ? z.array(Experience).parse(await response.json()) : [];
}
