import { isTest } from './layers.ts';
import type { SourceTree } from './source-tree.ts';

/**
 * Tables whose changes entail more than the row, and which changes do: those are written by `server/db/repositories/` alone
 * (`docs/topics/database.md`).
 */
const repositoryTables: Readonly<Record<string, readonly Change[]>> = {
  users: ['update', 'delete'],
  couples: ['delete'],
  couple_members: ['insert', 'update', 'delete'],
  photos: ['delete'],
  deleted_shared_records: ['delete'],
  expenses: ['insert', 'update', 'delete'],
  expense_debts: ['insert', 'update', 'delete'],
  private_expenses: ['insert', 'update', 'delete'],
  private_photos: ['insert', 'update', 'delete'],
  year_books: ['delete'],
};

type Change = 'insert' | 'update' | 'delete';
const builders: Record<Change, string> = {
  insert: 'insertInto',
  update: 'updateTable',
  delete: 'deleteFrom',
};
const statements: Record<Change, string> = {
  insert: 'insert\\s+into',
  update: 'update',
  delete: 'delete\\s+from',
};

/** Deletions that are half of a move: the row exists elsewhere afterwards. */
const moves: Readonly<Record<string, readonly string[]>> = {
  'server/features/trash/queries.ts': ['deleted_shared_records'],
};

/** One line for each statement of the app that changes a repository's table elsewhere. */
export function checkRepositories(tree: SourceTree): string[] {
  return tree.files.flatMap(({ path, text }) => {
    const isWatched =
      /^(server|demo)\//.test(path) && !/^server\/db\/(repositories|schema|migrations|former)\//.test(path);
    if (!isWatched || isTest(path)) return [];
    return text
      .split('\n')
      .flatMap((line, index) =>
        Object.entries(repositoryTables).flatMap(([table, changes]) =>
          changes
            .filter((change) => changesTable(line, change, table) && !moves[path]?.includes(table))
            .map(
              (change) =>
                `${path}:${index + 1}: ${table} has a repository: server/db/repositories/ alone may ${change} there`,
            ),
        ),
      );
  });
}

function changesTable(line: string, change: Change, table: string): boolean {
  const built = new RegExp(`\\.${builders[change]}\\(\\s*['"]${table}\\b`);
  const written = new RegExp(`\\b${statements[change]}\\s+(only\\s+|public\\.)?"?${table}\\b`, 'i');
  return built.test(line) || written.test(line);
}
