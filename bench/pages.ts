import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { RunnerResult } from 'lighthouse';
import { publicPaths } from '../client/routes.ts';
import { LANGUAGES } from '../domain/kernel/languages.ts';
import { localPath } from '../domain/registry/screen-paths.ts';
import { findFreePort, startProcess } from '../tests/support/server-process.ts';
import { ensurePackages } from './support/ensure-packages.ts';

ensurePackages();
const { default: lighthouse } = await import('lighthouse');

/**
 * Lighthouse (mobile, simulated) on every public page, or on those that are named: the median of several runs with the lowest and highest, beside
 * what must be reached.
 */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
/** A fresh server, browser and Lighthouse are slower until their code is compiled: without these the first page pays for it. */
const WARM_UP_RUNS = 2;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TARGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const dataDir = mkdtempSync(join(tmpdir(), 'jugal-bench-'));
const server = await startProcess('server/main.ts', { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'warn' });
const debuggingPort = await findFreePort();
const browser = await chromium.launch({
  executablePath: process.env['BROWSER_PATH'] ?? '/usr/bin/chromium',
  args: [
    `--remote-debugging-port=${debuggingPort}`,
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
  ],
});
try {
  const named = process.argv.slice(2);
  // The page of a forced change of password leads visitors away before it has painted anything.
  const visited = publicPaths.filter((path) => path !== '/change-password');
  const everywhere = LANGUAGES.flatMap((language) => visited.map((path) => localPath(path, language)));
  const paths = named.length > 0 ? named : everywhere;
  for (let run = 0; run < WARM_UP_RUNS; run += 1) await runLighthouse(paths[0] ?? '/');
  for (const path of paths) await measure(path);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A run in which an audit failed has no score; it is reported and repeated once. */
async function runLighthouse(path: string, isRepeated = false): Promise<RunnerResult> {
  const result = await lighthouse(server.url + path, {
    port: debuggingPort,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const failed = Object.values(result.lhr.audits).find(({ errorMessage }) => errorMessage !== undefined);
  if (!failed) return result;
  const reason = `Lighthouse could not measure ${path}: ${failed.id}: ${failed.errorMessage}`;
  if (isRepeated) throw new Error(reason);
  console.warn(reason);
  return runLighthouse(path, true);
}

async function measure(path: string): Promise<void> {
  const scores = new Map<string, number[]>(CATEGORIES.map((category) => [category, []]));
  const paints: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await runLighthouse(path);
    for (const category of CATEGORIES) {
      scores.get(category)?.push(Math.round((result.lhr.categories[category]?.score ?? 0) * 100));
    }
    paints.push(result.lhr.audits['largest-contentful-paint']?.numericValue ?? 0);
  }
  const figures = CATEGORIES.map((category) => {
    const all = scores.get(category) ?? [];
    const score = median(all);
    const range = Math.min(...all) < Math.max(...all) ? ` [${Math.min(...all)} to ${Math.max(...all)}]` : '';
    return `${category} ${score}${range}${score < TARGETS[category] ? ` (below ${TARGETS[category]})` : ''}`;
  });
  console.log(`${path.padEnd(12)} ${figures.join(', ')}, largest paint ${Math.round(median(paints))} ms`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
