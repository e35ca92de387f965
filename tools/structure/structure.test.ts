import { expect, test } from 'vitest';
import { checkRooms } from './boundaries.ts';
import { checkBrands } from './brands.ts';
import { checkCycles } from './cycles.ts';
import { checkFormatters } from './formatters.ts';
import { checkLayers } from './layers.ts';
import { makeTree } from './make-tree.ts';
import { checkMigrations } from './migrations.ts';
import { checkNames } from './names.ts';
import { checkPlacements } from './placements.ts';
import { findProse } from './prose.ts';
import { checkRepositories } from './repositories.ts';
import { checkWords } from './words.ts';

test.each([
  'drop table old_things;',
  'alter table things drop column word;',
  'alter table things rename column word to words;',
  'alter table things rename word to words;',
  'alter table things rename to objects;',
  'alter table things alter column word type integer;',
  'alter table things alter column word set not null;',
  "alter table things add column note text default '', add column word text not null;",
  'drop trigger watch_things on things;',
])('a new migration that says %j must say since when nothing needs it', (text) => {
  const check = (name: string, sql: string) => checkMigrations(makeTree({ [`server/db/migrations/${name}`]: sql }));
  expect(check('1200_next.sql', text)).toEqual([expect.stringContaining('unused since')]);
  expect(check('1200_next.sql', `-- unused since 1.4.0: notes replaced it\n${text}`)).toEqual([]);
});

test('a new migration that only adds says nothing', () => {
  const sql = `-- drop table said here is a comment
    create table things (id uuid primary key, word text not null);
    alter table users add column nickname text not null default '';
    alter table users add column other text;
    drop index old_index;
    insert into settings (key, value) values ('a', 'drop table b');`;
  expect(checkMigrations(makeTree({ 'server/db/migrations/1200_next.sql': sql }))).toEqual([]);
});

test.each([
  ['server/features/dates/service.ts', "import { x } from '#server/features/couples/service.ts';"],
  ['server/features/dates/service.ts', "import { x } from './policy.ts';\nimport { y } from '#server/db/database.ts';"],
  ['server/features/dates/routes.ts', "import { x } from '#server/http/implement.ts';"],
  ['server/features/dates/dates.test.ts', "import { x } from '#tests/support/app.ts';"],
  ['server/app.ts', "import { x } from './features/dates/routes.ts';"],
  ['server/main.ts', "await import('#demo/seed-demo.ts');"],
  ['demo/seeders/dates.ts', "import { x } from '#server/features/dates/service.ts';"],
  ['client/features/dates/screens/dates-screen.tsx', "import { x } from '../../memories/api.ts';"],
  ['client/ui/button.tsx', "import { x } from '../lib/format/dates.ts';"],
  ['domain/dates/api.ts', "import { x } from './schema.ts';\n// import { y } from '#server/app.ts';"],
  ['domain/dates/schema.ts', "import { x } from '#domain/kernel/fields.ts';"],
  ['messages/en/dates.ts', "import type { x } from '#domain/dates/facts.ts';"],
  ['tools/db-types.ts', "import { x } from '#server/db/migrate.ts';"],
])('%s may say %j', (path, text) => {
  expect(checkLayers(makeTree({ [path]: text }))).toEqual([]);
});

test.each([
  ['domain/dates/api.ts', "import type { x } from '#server/app.ts';", 'domain must not import server/app'],
  ['domain/dates/schema.ts', "import { x } from '#messages/dates.ts';", 'domain must not import messages'],
  ['domain/kernel/fields.ts', "import { x } from '#domain/dates/facts.ts';", 'domain/kernel must not import domain'],
  ['domain/kernel/fields.ts', "import { x } from '../registry/records.ts';", 'must not import domain/registry'],
  ['messages/en/dates.ts', "import { x } from '#server/config.ts';", 'messages must not import server/config'],
  ['server/main.ts', "await import('#demo/fixtures/members.ts');", 'server/app must not import demo'],
  [
    'server/features/dates/service.ts',
    "import { x } from '#demo/seed-demo.ts';",
    'server/features must not import demo',
  ],
  ['demo/seeders/dates.ts', "import { x } from '#server/features/dates/queries.ts';", 'only the service'],
  ['server/db/database.ts', "import { x } from '../platform/clock.ts';", 'server/db must not import server/platform'],
  [
    'server/platform/live/live.ts',
    "import { x } from '#server/features/dates/service.ts';",
    'must not import server/features',
  ],
  ['server/features/dates/service.ts', "import { x } from '#server/http/implement.ts';", 'must not import server/http'],
  ['server/features/dates/service.ts', "import { x } from '../couples/queries.ts';", 'only the service'],
  [
    'client/features/dates/model.ts',
    "import { x } from '../memories/screens/list.tsx';",
    'only api.ts, model.ts, offline.ts, reads.ts, cards, sections and sheets',
  ],
  ['client/features/dates/model.ts', "const x = await import('#server/config.ts');", 'must not import server/config'],
  ['client/ui/button.tsx', "export * from '#client/features/dates/model.ts';", 'must not import client/features'],
  ['client/data/api.ts', "import '../ui/theme.ts';", 'must not import client/ui'],
  ['server/main.ts', "import { x } from '#tests/support/app.ts';", 'only tests and tools import'],
  ['packages/pdf/pdf.ts', "import { x } from '#domain/kernel/money.ts';", 'must not import domain'],
  ['packages/pdf/pdf.ts', "import { x } from '#packages/zip/zip.ts';", 'imports only itself'],
  ['packages/pdf/pdf.test.ts', "import { x } from '#tests/support/app.ts';", 'only tests and tools import'],
  ['domain/kernel/money.ts', "import { x } from '#packages/pdf/pdf.ts';", 'must not import packages'],
])('%s must not say %j', (path, text, problem) => {
  const problems = checkLayers(makeTree({ [path]: text }));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${path}: `);
  expect(problems[0]).toContain(problem);
});

test('a circle of imports is told once, with its way', () => {
  const tree = makeTree({
    'server/a.ts': "import { b } from './b.ts';",
    'server/b.ts': "import type { c } from './c.ts';",
    'server/c.ts': "import { a } from './a.ts';",
    'server/d.ts': "import { a } from './a.ts';",
  });
  expect(checkCycles(tree)).toEqual([
    'server/a.ts: imports itself in a circle: server/a.ts → server/b.ts → server/c.ts → server/a.ts',
  ]);
});

test.each([
  ['server/features/dates/routes.ts'],
  ['server/features/dates/reminder-service.ts'],
  ['server/features/dates/dates.test.ts'],
  ['server/db/migrations/1001_first_things.sql'],
  ['server/db/schema/01_first_things.sql'],
  ['client/features/dates/city-model.ts'],
  ['client/features/dates/components/views/date-view.tsx'],
  ['client/features/admin/users/users-table.tsx'],
  ['domain/dates/facts.ts'],
])('%s is a good name', (path) => {
  expect(checkNames(makeTree({ [path]: '' }))).toEqual([]);
});

test.each([
  ['server/features/dates/helper.ts', 'says nothing'],
  ['server/features/dates/repository.ts', 'a server feature holds'],
  ['server/features/dates/inner/service.ts', 'a server feature holds'],
  ['client/features/dates/date-tools.ts', 'a client feature holds'],
  ['client/ui/utils/button.tsx', 'says nothing'],
  ['client/ui/Button.tsx', 'kebab-case'],
  ['client/ui/my_button.tsx', 'kebab-case'],
  ['client/ui/index.ts', 'no barrels'],
  ['server/db/migrations/first.sql', 'kebab-case'],
  ['server/db/schema/1001_first.sql', 'kebab-case'],
])('%s is no good name', (path, problem) => {
  expect(checkNames(makeTree({ [path]: '' })).join('\n')).toContain(problem);
});

test('a file of 300 lines is allowed, one of 301 is not, except as a catalogue of texts', () => {
  const long = '\n'.repeat(301);
  const tree = makeTree({ 'server/a.ts': '\n'.repeat(300), 'server/b.ts': long, 'messages/en/c.ts': long });
  expect(checkNames(tree)).toEqual(['server/b.ts: 301 lines; at most 300']);
});

test('a folder of 25 is allowed, one of 26 is not, except for resources', () => {
  const fill = (folder: string, count: number): Record<string, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/file-${index}.ts`, '']));
  const tree = makeTree({ ...fill('server/db', 25), ...fill('server/http', 26), ...fill('domain', 40) });
  expect(checkNames(tree)).toEqual(['server/http: 26 entries; at most 25 stand in a folder']);
});

test('rejects files that make a branded value besides those of the session, couples and storage limits', () => {
  const mint = "import { mintCoupleId } from '#server/platform/context.ts';";
  const room = "import { createRoom } from '#server/db/room.ts';";
  const tree = makeTree({
    'server/features/accounts/session-service.ts': mint,
    'server/features/couples/service.ts': mint,
    'server/features/dates/service.ts': mint,
    'server/features/dates/dates.test.ts': mint,
    'server/platform/storage-limits/storage-limits.ts': room,
    'server/features/notes/queries.ts': room,
  });
  expect(checkBrands(tree)).toEqual([
    expect.stringMatching(/^server\/features\/dates\/service.ts: .* may call mintCoupleId$/),
    'server/features/notes/queries.ts: only server/platform/storage-limits/storage-limits.ts may call createRoom',
  ]);
});

test('a browser makes a formatter when it needs one, not when it loads the module', () => {
  const tree = makeTree({
    'client/lib/format/dates.ts': "const dayFormat = onFirstUse(() => new Intl.DateTimeFormat('en-IN'));",
    'client/ui/content/initials.ts': 'const segmenter = new Intl.Segmenter();',
    'client/ui/content/initials.test.ts': 'const segmenter = new Intl.Segmenter();',
    'server/platform/mail.ts': 'const format = new Intl.NumberFormat();',
  });
  expect(checkFormatters(tree)).toEqual(['client/ui/content/initials.ts:1: a formatter is made on its first use']);
});

test.each([
  ['client/features/dates/screens/dates-screen.tsx', "import { x } from '../api.ts';"],
  ['client/features/dates/api.ts', "import { x } from '#client/data/api.ts';"],
  ['server/app.ts', "import { x } from './features/dates/routes.ts';"],
])('within its room %s may say %j', (path, text) => {
  expect(checkRooms(makeTree({ [path]: text }))).toEqual([]);
});

test.each([
  [
    'client/features/dates/api.ts',
    "import { x } from '../../data/api.ts';",
    'imports client/data/api.ts by a relative path; across rooms it is #client/data/api.ts',
  ],
  [
    'client/features/dates/screens/dates-screen.tsx',
    "const load = () => import('../../memories/api.ts');",
    'across rooms it is #client/features/memories/api.ts',
  ],
  ['client/data/api.ts', "import { x } from '../paths.ts';", 'across rooms it is #client/paths.ts'],
])('%s must not say %j', (path, text, problem) => {
  expect(checkRooms(makeTree({ [path]: text }))).toEqual([expect.stringContaining(problem)]);
});

test('allows only server/db/repositories/ to change tables with side effects', () => {
  const statements = [
    "db.updateTable('users').set(patch)",
    'sql`delete from photos where couple_id = 1`',
    "db.insertInto('couple_members as seat').values(seat)",
    "db.deleteFrom('deleted_shared_records')",
    "db.updateTable('photos').set({ waiting_since: null })",
    "db.selectFrom('users')",
  ].join('\n');
  const tree = makeTree({
    'server/features/dates/queries.ts': statements,
    'server/features/trash/queries.ts': 'delete from deleted_shared_records where couple_id = 1',
    'server/features/dates/dates.test.ts': statements,
    'server/db/repositories/users.ts': statements,
  });
  expect(checkRepositories(tree)).toEqual([
    'server/features/dates/queries.ts:1: users has a repository: server/db/repositories/ alone may update there',
    'server/features/dates/queries.ts:2: photos has a repository: server/db/repositories/ alone may delete there',
    'server/features/dates/queries.ts:3: couple_members has a repository: server/db/repositories/ alone may insert there',
    'server/features/dates/queries.ts:4: deleted_shared_records has a repository: server/db/repositories/ alone may delete there',
  ]);
});

test('requires the placement of each created table, and forbids keys that update', () => {
  const tree = makeTree({
    'server/db/schema/01_first.sql': '-- placement: walks by couple_id\ncreate table walks (id uuid);',
    'server/db/schema/02_next.sql':
      '-- placement: towns reference\ncreate table towns (id uuid);\ncreate table tickets (id uuid);',
    'server/db/migrations/1001_key.sql': 'alter table a add foreign key (id) references b on update cascade;',
  });
  expect(checkPlacements(tree).toSorted()).toEqual([
    'server/db/migrations/1001_key.sql: a row cannot change its shard, so no key is updated with what it refers to',
    "server/db/schema/02_next.sql: tickets needs a line '-- placement: tickets by couple_id', '… reference' or '… local'",
  ]);
});

test.each([
  ['client/features/dates/screens/a-screen.tsx', 'export const A = () => <p>Hello {name}</p>;'],
  ['client/ui/forms/field.tsx', 'export const A = () => <input aria-label="Close" />;'],
  ['client/features/dates/model.ts', "export const choices = [{ value: 'food', label: 'Food' }];"],
  ['client/features/dates/model.ts', "export const fault = 'The date has passed';"],
  ['domain/dates/schema.ts', "export const title = z.string().min(1, 'Please enter a title');"],
  ['domain/dates/schema.ts', "export const title = z.string({ error: 'Invalid' });"],
  ['server/features/dates/service.ts', 'export const sayWho = (name: string) => `${name} asks you`;'],
])('%s: words in %j belong in the catalogues', (path, text) => {
  expect(checkWords(makeTree({ [path]: text }))).toEqual([expect.stringContaining('belongs in messages/')]);
});

test('requires summaries of calls to say what a call does', () => {
  const text = "endpoint({ summary: 'Who owes whom' }); endpoint({\n summary:\n 'Read the balance' });";
  expect(findProse({ path: 'domain/balance/api.ts', text })).toEqual([expect.stringContaining('api.ts:1: a summary')]);
});

test('codes, classes, SQL, paths and what is said to developers are no words', () => {
  const tree = makeTree({
    'domain/experiences/facts.ts': "export const STATUSES = ['Coming Soon', 'Sold Out'];",
    'domain/dates/api.ts':
      "export const list = { method: 'GET', path: '/date-events', summary: 'The couple’s dates' };",
    'client/ui/card.tsx': `export const Card = () => <p className="grid gap-2 text-ink" id="first card of all">{text.title}</p>;
      const wide = 'flex min-h-11 items-center'; if (status === 'Sold Out') throw new Error('There is no card');`,
    'server/features/dates/service.ts':
      "log.warn({}, 'the mail was not sent'); await sql`select one from two where three`;",
    'server/features/dates/queries.ts': "export const columns = ['title of the date as title'];",
    'client/features/admin/tabs/a.tsx': 'export const A = () => <p>Members</p>;',
    'server/features/dates/service.test.ts': "test('a date can be planned by both', () => undefined);",
  });
  expect(checkWords(tree)).toEqual([]);
});
