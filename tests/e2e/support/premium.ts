import { Client } from 'pg';

/** Makes a member premium for a year without a payment; other journeys cover the payment. */
export async function makePremium(email: string): Promise<void> {
  const database = new Client({ connectionString: process.env['E2E_DATABASE_URL'] });
  await database.connect();
  try {
    const premiumUntil = new Date(Date.now() + 365 * 24 * 3_600_000);
    const { rowCount } = await database.query(
      `insert into subscriptions (user_id, source, period_start, period_end)
       select id, 'admin', $1, $2 from users where email = $3`,
      [new Date(), premiumUntil, email],
    );
    if (rowCount !== 1) throw new Error(`there is no member ${email}`);
    // The servers keep sessions in memory.
    await database.query(
      `select pg_notify('jugal_session', seat.user_id::text)
       from users join couple_members own on own.user_id = users.id
       join couple_members seat on seat.couple_id = own.couple_id where email = $1`,
      [email],
    );
  } finally {
    await database.end();
  }
}
