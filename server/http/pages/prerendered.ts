import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#domain/kernel/languages.ts';
import type { Prices, SiteFacts } from '#domain/site/facts.ts';
import type { Config } from '#server/config.ts';
import { packFile, type PackedFile } from '#server/http/packed-file.ts';
import type { Log } from '#server/platform/observability/open-log.ts';
import { fillPage, neededFacts } from './fill-page.ts';
import type { DrawParts } from './page-parts.ts';

/** Reads the facts of the pages that an operator or admin may change at any time. */
export interface FactSource {
  prices(): Promise<Prices>;
  experiences(language: Language): Promise<NonNullable<SiteFacts['experiences']>>;
}

/** The facts of one page. */
type Needs = ReturnType<typeof neededFacts> & { language: Language };

/**
 * Returns the prerendered pages by path, filled with this installation's facts. A page is filled and compressed again
 * only when its facts have changed, so serving one costs at most reading them.
 */
export function openPrerenderedPages(
  clientDir: string,
  { publicUrl, supportEmail, grievanceOfficer }: Config,
  source: FactSource,
  drawParts: Readonly<Record<Language, DrawParts>>,
  log: Log,
): ReadonlyMap<string, () => Promise<PackedFile>> {
  const files = globSync('**/index.html', { cwd: clientDir });
  return new Map(
    files.map((file) => {
      const path = `/${file.replace(/\/?index\.html$/, '')}`;
      const language = LANGUAGES.find((each) => each === path.split('/')[1]) ?? DEFAULT_LANGUAGE;
      return [path, openPage(join(clientDir, file), language)];
    }),
  );

  function openPage(path: string, language: Language): () => Promise<PackedFile> {
    const needs = { ...neededFacts(readFileSync(path, 'utf8')), language };
    let latest: { key: string; page: Promise<PackedFile> } | null = null;

    return async () => {
      const facts = await readFacts(needs).catch((error: unknown) => {
        // Serves the last filled page while the database is briefly unavailable.
        if (!latest) throw error;
        log.warn({ err: error }, 'a page is served with what was known before');
        return null;
      });
      const key = JSON.stringify(facts);
      if (facts && latest?.key !== key) {
        const page = fill(facts);
        latest = { key, page };
        // The next request tries again.
        page.catch(() => (latest = latest?.page === page ? null : latest));
      }
      if (!latest) throw new Error(`${path} was never filled`);
      return latest.page;
    };

    async function fill(facts: SiteFacts): Promise<PackedFile> {
      const html = await readFile(path, 'utf8');
      return packFile(fillPage(html, facts, { language, draw: drawParts[language] }));
    }
  }

  async function readFacts(needs: Needs): Promise<SiteFacts> {
    const [prices, experiences] = await Promise.all([
      needs.prices ? source.prices() : undefined,
      needs.experiences ? source.experiences(needs.language) : undefined,
    ]);
    return {
      publicUrl,
      supportEmail,
      grievanceOfficer,
      ...(prices && { prices }),
      ...(experiences && { experiences }),
    };
  }
}
