import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeScreens } from '#client/routes.ts';
import { contract } from '#domain/api.ts';
import type { RateLimit } from '#domain/registry/endpoint.ts';
import { listEndpoints } from '#server/http/api.ts';
import { listFilledTexts } from './languages/words-sheet.ts';

/** Writes the tables of docs/reference; with --check it only reports stale ones. */
const folder = join(import.meta.dirname, '..', 'docs/reference');
const isCheck = process.argv.includes('--check');
writeTable('calls.md', 'endpoints', endpointsTable());
writeTable('screens.md', 'screens', screensTable());
writeTable('words.md', 'words', toTable(['Text', 'English', 'ગુજરાતી', 'हिन्दी'], await listFilledTexts()));

function writeTable(file: string, name: string, table: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const next = replaceTable(text, name, table);
  if (!isCheck) writeFileSync(path, next);
  else if (next !== text) {
    console.error(`docs/reference/${file} is not current: run \`npm run architecture\`.`);
    process.exitCode = 1;
  }
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
  if (!pattern.test(markdown)) throw new Error(`there is no place for the table of ${name}`);
  return markdown.replace(pattern, `$1${table}\n$2`);
}
