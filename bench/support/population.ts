import { Client } from 'pg';

export interface PopulationSize {
  members: number;
  couples: number;
  redemptions: number;
}

/**
 * Fills a migrated database with members, couples and two years of what they recorded: per couple about 8 dates, 12
 * memories, 25 expenses and a goal. Inserted as rows, which takes a minute instead of days; it measures reads, nothing else.
 */
export async function populate(databaseUrl: string, size: PopulationSize): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // It can be made again, so nothing waits for the disk.
    await client.query('set synchronous_commit = off');
    // The rows fit each other by how they are made: looking up each one's couple and member would take minutes.
    await client.query('set session_replication_role = replica');
    for (const statement of statementsFor(size)) await client.query(statement);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Two years, evenly, in the order of insertion, as rows come in life: indexes by time rely on it. */
const whenOf = (number: string, of: number) => `now() - (1 - ${number}::float / ${of}) * interval '730 days'`;

/** An id that a row's number gives, so that rows find each other without a lookup. */
const idOf = (kind: string, number: string) => `md5('${kind}' || ${number})::uuid`;

function statementsFor({ members, couples, redemptions }: PopulationSize): string[] {
  const ofCouples = (table: string, columns: string, values: string, each: number) => `
    insert into ${table} (couple_id, id, user_id, created_at, updated_at, ${columns})
    select ${idOf('couple', 'c')}, gen_random_uuid(), ${idOf('user', 'c * 2')}, at, at, ${values}
    from (
      select 1 + (n * 7919 % ${couples}) as c, ${whenOf('n', couples * each)} as at
      from generate_series(1, ${couples * each}::bigint) n
    ) moment`;
  return [
    `insert into users (id, first_name, last_name, email, email_verified, password_hash, date_of_birth, premium_until, created_at)
     select ${idOf('user', 'n')}, (array['Riya','Kavya','Jinal','Hetvi','Chandrika','Dhruvi','Parth','Yash','Harsh','Bhavesh'])[1 + n % 10],
       (array['Shah','Patel','Mehta','Trivedi','Rathod','Joshi','Chudasama','Desai','Panchal','Solanki'])[1 + n / 10 % 10],
       'member' || n || '@example.com', n % 6 <> 0, 'x', date '1975-01-01' + n % 11000,
       case when n % 20 = 0 then now() + interval '200 days' end, ${whenOf('n', members)}
     from generate_series(1, ${members}) n`,
    `insert into couples (id, name, invite_code, invite_code_expires_at, created_at)
     select ${idOf('couple', 'n')}, 'Couple ' || n, 'B' || lpad(n::text, 7, '0'), now(), ${whenOf('n', couples)} from generate_series(1, ${couples}) n`,
    'insert into couple_heads (couple_id) select id from couples on conflict do nothing',
    'insert into member_heads (user_id) select id from users on conflict do nothing',
    `insert into couple_members (couple_id, seat, user_id, joined_at)
     select ${idOf('couple', 'c')}, seat, ${idOf('user', 'c * 2 + seat - 1')}, now() - interval '1 day'
     from generate_series(1, ${couples}) c, generate_series(1, 2) seat where c * 2 + 1 <= ${members}`,
    ofCouples(
      'date_events',
      'title, scheduled_date, scheduled_time, timezone, starts_at, duration_minutes, category, partner_response',
      "'Dinner', at::date, '19:00', 'Asia/Kolkata', at, 120, 'romantic_dinner', 'accepted'",
      8,
    ),
    ofCouples('memories', 'title, memory_date', "'Kites', at::date", 12),
    ofCouples('expenses', 'title, amount, category, spent_on', "'Chai', 10 + random() * 400, 'food', at::date", 25),
    ofCouples('savings_goals', 'title, target_amount, current_amount, category', "'Diu', 20000, 500, 'vacation'", 1),
    `insert into deals (id, title, business_name, description, category, location, valid_from, valid_to, is_premium_only, is_active,
       partnership_fee, created_at, updated_at)
     select ${idOf('deal', 'n')}, 'Deal ' || n, 'Partner ' || n, 'For two', 'cafe', 'Surat', '2026-01-01', '2199-01-01', false, true,
       '₹2,000', now(), now() from generate_series(1, 300) n`,
    `insert into deal_redemptions (user_id, id, deal_id, redemption_code, redeemed_at, deal_title, business_name, offer_text, category,
       location, is_premium_only)
     select ${idOf('user', `(1 + n % ${members})`)}, gen_random_uuid(), ${idOf('deal', '(1 + n % 300)')}, 'B' || n, ${whenOf('n', redemptions)},
       'Deal ' || 1 + n % 300, 'Partner ' || 1 + n % 300, 'Offer', 'cafe', 'Surat', false
     from generate_series(1, ${redemptions}) n`,
    `insert into waitlist_entries (id, partner1_name, partner2_name, email, phone, city, fingerprint, created_at)
     select gen_random_uuid(), 'Riya', 'Arjun', 'waiting' || n || '@example.com', '9825000000',
       (array['Ahmedabad','Surat','Mumbai','Pune'])[1 + n % 4], sha256(n::text::bytea), ${whenOf('n', couples)}
     from generate_series(1, ${couples}) n`,
  ];
}
