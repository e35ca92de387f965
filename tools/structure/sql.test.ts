import { expect, test } from 'vitest';
import { makeTree } from './make-tree.ts';
import { checkInsertions, checkSql } from './sql.ts';

test('finds SQL outside queries files', () => {
  const builder = "const rows = await db\n  .selectFrom('users').execute();";
  const tree = makeTree({
    'server/features/dates/service.ts': builder,
    'server/features/dates/queries.ts': builder,
    'server/features/dates/admin-queries.ts': 'await sql<{ one: 1 }>`select 1`.execute(db);',
    'server/features/dates/dates.test.ts': builder,
    'server/http/gate/gate.ts': 'await sql<{ one: 1 }>`select 1`.execute(db);',
  });
  expect(checkSql(tree)).toEqual([
    'server/features/dates/service.ts:2: SQL stands only in queries files',
    'server/http/gate/gate.ts:1: SQL stands only in queries files',
  ]);
});

test('requires an insertion to name its columns', () => {
  const tree = makeTree({
    'server/features/dates/queries.ts': 'sql`insert into dates (id)\n select 1`; sql`insert into dates select 1`',
    'server/features/notes/queries.ts': 'sql`insert into notes\n select 1`',
    'server/features/notes/notes.test.ts': 'sql`insert into notes values (1)`',
  });
  expect(checkInsertions(tree)).toEqual([
    'server/features/dates/queries.ts:2: an insertion names its columns',
    'server/features/notes/queries.ts:1: an insertion names its columns',
  ]);
});
