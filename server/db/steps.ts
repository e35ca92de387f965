import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SQL that is applied in one transaction and recorded under its name in `schema_migrations`. */
export interface Step {
  name: string;
  files: readonly { name: string; sql: string }[];
  checksum: string;
}

/** Name under which the files of `schema/` are recorded. It sorts after every former migration. */
export const BASELINE = '1000_schema';

const schemaPattern = /^\d{2}_[a-z0-9_]+\.sql$/;
const migrationPattern = /^\d{4}_[a-z0-9_]+\.sql$/;

/**
 * Reads the steps of a folder in the order in which they apply: `schema/` as one step, then each file of `migrations/`.
 * Throws if a name does not match the pattern or a number is not above the previous one.
 */
export function readSteps(folder: string): Step[] {
  const schema = readFiles(join(folder, 'schema'), schemaPattern, '01_resource.sql');
  const migrations = readFiles(join(folder, 'migrations'), migrationPattern, '1001_what_it_does.sql');
  let last = BASELINE.slice(0, 4);
  for (const { name } of migrations) {
    const number = name.slice(0, 4);
    if (number <= last) throw new Error(`Migration ${name} must have a number above ${last}.`);
    last = number;
  }
  return [
    { name: BASELINE, files: schema, checksum: digest(schema) },
    ...migrations.map((file) => ({ name: file.name, files: [file], checksum: digest([file]) })),
  ];
}

function readFiles(folder: string, pattern: RegExp, example: string): Step['files'] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      if (!pattern.test(name)) throw new Error(`${name} must be named like ${example}.`);
      return { name, sql: readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n') };
    });
}

/** Ignores comments and white space, so that a comment can be corrected after its file was applied. */
function digest(files: Step['files']): string {
  const statements = files.map(({ sql }) => sql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim());
  return createHash('sha256').update(statements.join('\n')).digest('hex');
}
