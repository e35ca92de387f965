// Checks the compressed JavaScript (Brotli) of each screen against its budget. Needs a build; exits with 1 over budget.
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { paths } from '#client/paths.ts';
import { publicPaths } from '#client/routes.ts';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { buildDirectoryOf } from './client/build-language.ts';

const kilobyte = 1024;
const budgetBytes = { public: 20 * kilobyte, dashboard: 150 * kilobyte, furtherScreen: 40 * kilobyte };

/** Returns the size of a script as the server sends it. The join of the languages compresses all but tiny files. */
function compressedBytes(url: string) {
  const file = `build/client${url}`;
  return existsSync(`${file}.br`) ? readFileSync(`${file}.br`).length : brotliCompressSync(readFileSync(file)).length;
}

function sum(urls: Iterable<string>) {
  return [...urls].reduce((total, url) => total + compressedBytes(url), 0);
}

/** Returns the scripts of a public page: those in its HTML and all that they import. */
function scriptsOfPage(directory: string, path: string): Set<string> {
  const html = readFileSync(`${directory}${path}/index.html`, 'utf8');
  const scripts = new Set([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, url]) => url ?? ''));
  for (const script of scripts) {
    const imports = readFileSync(directory + script, 'utf8').matchAll(/["'`](?:\.|\/assets)\/([\w.-]+\.js)["'`]/g);
    for (const [, file] of imports) scripts.add(`/assets/${file}`);
  }
  return scripts;
}

interface Row {
  name: string;
  bytes: number;
  budget: number;
}

/** Rows of all languages, because a letter of Gujarati or Hindi takes three bytes. */
const rows = LANGUAGES.flatMap((language) => measure(buildDirectoryOf(language), language));

function measure(build: string, language: string): Row[] {
  const directory = `${build}/client`;
  const screens = z
    .record(z.string(), z.array(z.string()))
    .parse(JSON.parse(readFileSync(`${build}/screen-scripts.json`, 'utf8')));
  const { [paths.dashboard]: dashboard = [], [paths.home]: _home, ...further } = screens;
  const publicRows = publicPaths.map((path) => ({
    name: `${language} ${path}`,
    bytes: sum(scriptsOfPage(directory, path)),
    budget: budgetBytes.public,
  }));
  const first = {
    name: `${language} /dashboard`,
    bytes: sum(dashboard),
    budget: budgetBytes.dashboard,
  };
  const furtherRows = Object.entries(further).map(([path, scripts]) => ({
    name: `${language} ${path} beyond the dashboard`,
    bytes: sum(scripts.filter((script) => !dashboard.includes(script))),
    budget: budgetBytes.furtherScreen,
  }));
  return [...publicRows, first, ...furtherRows];
}

for (const row of rows) {
  const verdict = row.bytes > row.budget ? 'OVER' : 'ok';
  console.log(
    `${verdict.padEnd(5)}${(row.bytes / kilobyte).toFixed(1).padStart(7)} of ${row.budget / kilobyte} KB  ${row.name}`,
  );
}
if (rows.some((row) => row.bytes > row.budget)) process.exitCode = 1;
