import { type Compilable, CompiledQuery, type Kysely, sql } from 'kysely';

/** Returns the plan of a query as lines of text. On a cluster it covers every shard: one may hold no row. */
export async function explain<Database>(db: Kysely<Database>, query: Compilable): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await sql`set local citus.explain_all_tasks to on`.execute(tx);
    const { sql: statement, parameters } = query.compile();
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain ${statement}`, [...parameters]),
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
