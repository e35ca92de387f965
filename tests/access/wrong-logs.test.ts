import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { formatCopyPosition, parseCopyPosition } from '#domain/copy/position.ts';
import type { CopyPart } from '#domain/copy/schema.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { createPair, live, steps } from '#tests/support/copy/history.ts';
import type { Person } from '#tests/support/people.ts';

/** The histories' own check: of a log or a feed with a fault, some history finds it. */
const histories = fc.sample(steps, { seed: 4, numRuns: 12 });

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Returns the member's client whose copies are changed on the way. */
function altering(alter: (part: CopyPart) => CopyPart) {
  return ({ api }: Person): Person['api'] =>
    new Proxy(api, {
      get: (target, name, receiver) =>
        name === 'copy'
          ? { read: async (query?: Parameters<Person['api']['copy']['read']>[0]) => alter(await api.copy.read(query)) }
          : (Reflect.get(target, name, receiver) as unknown),
    });
}

async function findFault(toApi?: (person: Person) => Person['api']): Promise<boolean> {
  for (const history of histories) {
    const found = await live(await createPair(app, toApi), history);
    if (found.length > 0) return true;
  }
  return false;
}

/** Names the position of the next change, as one that takes its number before it waits for a lock. */
function moveAhead(part: CopyPart): CopyPart {
  const position = parseCopyPosition(part.position);
  return position && !part.isWhole
    ? { ...part, position: formatCopyPosition({ ...position, couple: position.couple + 1 }) }
    : part;
}

function withoutExpenses({ rows: { expenses, ...rows }, ...part }: CopyPart): CopyPart {
  return { ...part, rows: part.isWhole && expenses ? { ...rows, expenses } : rows };
}

// Citus runs no trigger on a distributed table.
describe.runIf(inject('testDatabase').adminUrls.length === 1)('checks the histories themselves', () => {
  test.each<[string, (part: CopyPart) => CopyPart]>([
    ['ids that are gone are missing', (part) => ({ ...part, gone: {} })],
    ['a position is given before the commit', moveAhead],
    ['expenses that have changed are missing', withoutExpenses],
  ])(
    'finds that %s',
    async (_fault, alter) => {
      expect(await findFault(altering(alter))).toBe(true);
    },
    120_000,
  );

  test('finds that the changes of a record are not logged', async () => {
    const { pool } = app.database;
    await pool.query(`
    create function leave_out() returns trigger language plpgsql as $$ begin
      new.rows := array(select name from unnest(new.rows) name where name not like 'dates/%');
      return new;
    end $$;
    create trigger leave_out before insert on couple_changes for each row execute function leave_out();
    alter table date_events disable trigger guard_date_events`);
    expect(await findFault()).toBe(true);
  }, 120_000);
});
