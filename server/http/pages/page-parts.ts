import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Experience } from '#domain/experiences/schema.ts';
import type { Language } from '#domain/kernel/languages.ts';
import type { Prices } from '#domain/site/facts.ts';

type DrawExperiences = (experiences: readonly Experience[]) => string;

/** Renderers for the parts of pages that change while the server runs. */
export interface DrawParts {
  /** The events page's list of experiences. */
  experiences: DrawExperiences;
  /** The landing page's selection of experiences. */
  availableExperiences: DrawExperiences;
  /** The price where Premium is sold. */
  priceTag(prices: Prices): string;
}

/**
 * Loads the pages' own components by language, which the build writes beside the client's files
 * (client/public-pages/render.tsx).
 */
export async function loadDrawParts(clientDir: string): Promise<Record<Language, DrawParts>> {
  const [en, gu, hi] = await Promise.all([
    loadParts(clientDir, 'en'),
    loadParts(clientDir, 'gu'),
    loadParts(clientDir, 'hi'),
  ]);
  return { en, gu, hi };
}

async function loadParts(clientDir: string, language: Language): Promise<DrawParts> {
  const url = pathToFileURL(join(clientDir, '..', language, 'public-pages', 'render.js'));
  const renderer: unknown = await import(url.href);
  const parts: unknown = typeof renderer === 'object' && renderer !== null && Reflect.get(renderer, 'drawParts');
  if (!isDrawParts(parts)) throw new Error(`${url.pathname} draws no parts: build the client again`);
  return parts;
}

function isDrawParts(parts: unknown): parts is DrawParts {
  return (
    typeof parts === 'object' &&
    parts !== null &&
    ['experiences', 'availableExperiences', 'priceTag'].every((name) => name in parts)
  );
}
