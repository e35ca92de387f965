import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '#contract/index.ts';
import type { RateLimit } from '#contract/endpoint.ts';
import { describeScreens } from '#client/routes.ts';
import { listEndpoints } from '#server/http/api.ts';

/** Writes the tables of endpoints and screens into ARCHITECTURE.md; with --check it only says whether they are current. */
const file = join(import.meta.dirname, '..', 'ARCHITECTURE.md');
const text = readFileSync(file, 'utf8');
const next = replaceTable(replaceTable(text, 'endpoints', endpointsTable()), 'screens', screensTable());

if (process.argv.includes('--check')) {
  if (next !== text) {
    console.error('The tables of ARCHITECTURE.md are not current: run `npm run architecture`.');
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, next);
}

function endpointsTable(): string {
  const rows = listEndpoints(contract).map(({ name, method, path, meta }) => [
    `\`${method} ${path}\``,
    meta.access,
    describeLimit(meta.limit),
    meta.invalidates.join(', '),
    `\`${name}\``,
  ]);
  return toTable(['Call', 'Access', 'Rate limit', 'Changes', 'In the contract'], rows);
}

function describeLimit(limit: RateLimit | null): string {
  if (!limit) return '';
  const { points, counts, seconds, perDay, by, isCountedByService } = limit;
  const day = perDay === undefined ? '' : `, ${perDay} a day`;
  const account = isCountedByService ? ' and by account' : '';
  return `${points} ${counts ?? 'calls'} in ${seconds} s${day} by ${by}${account}`;
}

function screensTable(): string {
  const rows = describeScreens().map(({ path, file: module, access }) => [
    `\`${path}\``,
    access,
    `\`client/${module}\``,
  ]);
  return toTable(['Address', 'Open to', 'Module'], rows);
}

function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function replaceTable(markdown: string, name: string, table: string): string {
  const pattern = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- end ${name} -->)`);
  if (!pattern.test(markdown)) throw new Error(`ARCHITECTURE.md has no place for the table of ${name}`);
  return markdown.replace(pattern, `$1${table}\n$2`);
}
