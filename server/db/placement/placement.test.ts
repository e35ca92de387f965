import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { distribute, migrate, NotCitus } from '#server/db/migrate.ts';
import { readSteps } from '#server/db/steps.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { readPlacements } from './placements.ts';

const isOnCluster = inject('testDatabase').adminUrls.length > 1;

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'jugal-placement-'));
  mkdirSync(join(folder, 'schema'));
  mkdirSync(join(folder, 'migrations'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

test('reads the placement of tables from SQL', () => {
  const sql = `-- placement: towns reference
create table towns (id uuid primary key);
-- placement: walks by couple_id
create table walks (couple_id uuid, id uuid, primary key (couple_id, id));
-- placement: tickets local
-- Not one: placement: visits local`;
  expect([...readPlacements(sql)]).toEqual([
    ['towns', { kind: 'reference' }],
    ['walks', { kind: 'distributed', column: 'couple_id' }],
    ['tickets', { kind: 'local' }],
  ]);
});

test.skipIf(isOnCluster)('rejects distributing a plain PostgreSQL, and leaves it unchanged', async () => {
  await expect(distribute(database.url)).rejects.toThrow(NotCitus);
});

describe.runIf(isOnCluster)('on a cluster', () => {
  const placed = async () => {
    const { rows } = await database.pool.query<{ name: string; kind: string }>(
      `select table_name::text as name, citus_table_type as kind from citus_tables
       where table_name::text in ('towns', 'walks', 'steps', 'tickets') order by 1`,
    );
    return Object.fromEntries(rows.map(({ name, kind }) => [name, kind]));
  };

  beforeAll(async () => {
    write('schema/01_first.sql', [
      '-- placement: towns reference',
      'create table towns (id uuid primary key, name text not null);',
      '-- placement: walks by couple_id',
      `create table walks (couple_id uuid, id uuid, town_id uuid references towns, primary key (couple_id, id));`,
      '-- placement: steps by couple_id',
      `create table steps (couple_id uuid, walk_id uuid, place int, primary key (couple_id, walk_id, place),
         foreign key (couple_id, walk_id) references walks on delete cascade);`,
      '-- placement: tickets local',
      'create table tickets (id uuid primary key);',
    ]);
    // Applied by hand to get the state before distribution: migrating would distribute the tables at once.
    await database.pool.query('delete from schema_migrations');
    for (const { name, files, checksum } of readSteps(folder)) {
      for (const { sql } of files) await database.pool.query(sql);
      await database.pool.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    }
    await database.pool.query(`
      insert into towns values ('00000000-0000-4000-8000-000000000001', 'Surat');
      insert into walks select gen_random_uuid(), gen_random_uuid(), id from towns, generate_series(1, 50);
      insert into steps select couple_id, id, 1 from walks;
      insert into tickets values (gen_random_uuid());`);
  });

  function write(name: string, lines: string[]): void {
    writeFileSync(join(folder, name), lines.join('\n'));
  }

  test('distributes a full installation with its rows and keys, reports it, and changes nothing when repeated', async () => {
    expect(await distribute(database.url, { folder })).toEqual([
      'towns: a copy on every machine',
      'walks: in shards by couple_id',
      'steps: in shards by couple_id',
    ]);
    expect(await placed()).toEqual({ steps: 'distributed', towns: 'reference', walks: 'distributed' });
    expect(await distribute(database.url, { folder })).toEqual([]);
    const { rows } = await database.pool.query(
      'select count(*) as count from walks join steps on steps.couple_id = walks.couple_id and walk_id = walks.id',
    );
    expect(rows).toEqual([{ count: 50 }]);
    await expect(
      database.pool.query('insert into steps select couple_id, gen_random_uuid(), 2 from walks'),
    ).rejects.toThrow(/steps_couple_id_walk_id_fkey/);
  });

  test('places the tables of a later migration as declared, beside the existing ones', async () => {
    write('migrations/1001_second.sql', [
      '-- placement: shoes by couple_id',
      'create table shoes (couple_id uuid, id uuid, primary key (couple_id, id));',
    ]);
    await migrate(database.url, { folder });
    const { rows } = await database.pool.query(
      `select count(distinct colocation_id) as groups from citus_tables
       where table_name::text in ('shoes', 'walks', 'steps') and citus_table_type = 'distributed'`,
    );
    expect(rows).toEqual([{ groups: 1 }]);
  });
});
