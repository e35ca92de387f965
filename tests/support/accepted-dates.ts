import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

/**
 * Inserts three accepted dates, enough for the achievement 'It’s a Yes', which earns coins, past the API so that they
 * are not counted yet. They are a second old: the app's clock counts whole milliseconds and is behind now().
 */
export async function insertAcceptedDates(app: TestApp, person: Person): Promise<void> {
  const { id } = await person.api.couples.get();
  await app.database.pool.query(
    `insert into date_events (couple_id, id, user_id, title, scheduled_date, scheduled_time, timezone, starts_at,
       duration_minutes, category, partner_response, answered_at, created_at, updated_at)
     select $1, gen_random_uuid(), $2, 'Dinner', '2035-01-05', '19:00', 'Asia/Kolkata', '2035-01-05T13:30:00Z',
       120, 'romantic_dinner', 'accepted', at, at, at
     from generate_series(1, 3), (select now() - interval '1 second' as at) moment`,
    [id, person.user.id],
  );
}
