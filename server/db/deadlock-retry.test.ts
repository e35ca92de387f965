import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Makes the next insert into a table fail like a deadlock, once: a sequence survives the rollback. */
async function failOnce(table: string): Promise<void> {
  await app.database.pool.query(`
    create sequence ${table}_tries;
    create function deadlock_${table}() returns trigger language plpgsql as $$
    begin
      if nextval('${table}_tries') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$;
    create trigger deadlock before insert on ${table} for each row execute function deadlock_${table}()`);
}

// Citus does not support triggers on distributed tables.
test.skipIf(inject('testDatabase').adminUrls.length > 1)(
  'joins, records and leaves after a deadlock as without one',
  async () => {
    const [riya, arjun] = [await registerPerson(app, 'Riya'), await registerPerson(app, 'Arjun')];
    const { inviteCode } = await riya.api.couples.renewInviteCode();
    await failOnce('notifications');
    await arjun.api.couples.join({ inviteCode });
    expect((await riya.api.couples.get()).users).toHaveLength(2);
    await failOnce('expenses');
    await arjun.api.expenses.create({ title: 'Chai', amount: '20' });
    expect(await riya.api.expenses.list()).toHaveLength(1);
    await failOnce('couple_members');
    await arjun.api.couples.leave({ password: arjun.password });
    expect((await riya.api.couples.get()).users).toHaveLength(1);
  },
);
