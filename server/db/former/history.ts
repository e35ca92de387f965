import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A former migration, kept for databases and backups that lack it. */
export interface Section {
  name: string;
  sql: string;
  /** True if a restore applies it to the rows of an older backup. */
  changesRows: boolean;
}

/** The last version with all former migrations. */
const LAST_FORMER = 'Jugal 0.1 (commit f7b7fb1)';
const heading = /^-- (\d{4}_[a-z0-9_]+(?:\.sql)?)( rows)?\n/m;

/** Error for a database or backup that this version cannot update. `message` is one line for the operator. */
export class UnsupportedHistory extends Error {}

/**
 * Returns the former migrations that a history lacks, and last the step to the baseline. Throws `UnsupportedHistory` if
 * the history is older than `migrations.sql` can update, or foreign.
 */
export function listMissing(recorded: ReadonlySet<string>): Section[] {
  const { required, sections } = readFormer();
  const lacking = required.find((name) => !recorded.has(name));
  if (lacking) throw refuse(`lacks ${lacking}`);
  const known = new Set([...required, ...sections.map(({ name }) => name)]);
  const unknown = [...recorded].find((name) => !known.has(name));
  if (unknown) throw refuse(`has ${unknown}, which is unknown`);
  return sections.filter(({ name }) => !recorded.has(name));
}

function refuse(fault: string): UnsupportedHistory {
  return new UnsupportedHistory(
    `The recorded history ${fault}. Bring the database up to date with ${LAST_FORMER} first.`,
  );
}

/** Reads the names of all former migrations, in order. */
export function listFormerNames(): string[] {
  const { required, sections } = readFormer();
  return [...required, ...sections.slice(0, -1).map(({ name }) => name)];
}

function readFormer(): { required: string[]; sections: Section[] } {
  const text = readFileSync(join(import.meta.dirname, 'migrations.sql'), 'utf8').replaceAll('\r\n', '\n');
  // Alternates text, name and mark.
  const [head = '', ...parts] = text.split(heading);
  const required = [...head.matchAll(/(?<= )\d{4}_\w+(?= |$)/gm)].map(([name]) => `${name}.sql`);
  const sections: Section[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    const [name = '', mark, sql = ''] = parts.slice(index, index + 3);
    sections.push({ name, sql, changesRows: mark !== undefined });
  }
  return { required, sections };
}
