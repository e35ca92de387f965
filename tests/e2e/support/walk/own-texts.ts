import { Client } from 'pg';
import type { Language } from '#domain/kernel/languages.ts';

const latin = 'abcdefghijklmnopqrstuvwxyz';
/** One letter for each Latin one: unreadable, but of the same length and in the language's script. */
const letters: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  gu: 'અબચડએફગહઇજકલમનઓપખરસતઉવધષયઝ',
  hi: 'अबचडएफगहइजकलमनओपखरसतउवधषयझ',
};

/** Columns with texts of members, businesses and admins. */
const ownTexts: Readonly<Record<string, readonly string[]>> = {
  users: ['first_name', 'last_name'],
  couples: ['name'],
  date_events: ['title', 'description', 'location'],
  memories: ['title', 'description', 'tags'],
  expenses: ['title', 'description'],
  private_expenses: ['title', 'description'],
  recurring_expenses: ['title'],
  savings_goals: ['title', 'description'],
  lists: ['title'],
  list_items: ['text'],
  notes: ['title', 'content', 'tags'],
  important_dates: ['title', 'description'],
  nudges: ['message'],
  experiences: ['title', 'subtitle', 'description', 'duration', 'location', 'included'],
  deals: ['title', 'business_name', 'description', 'offer_text', 'location', 'terms', 'contact_info'],
  deal_redemptions: ['deal_title', 'business_name', 'offer_text', 'location', 'terms'],
  gift_cards: ['brand', 'description', 'terms'],
  gift_card_orders: ['brand', 'terms'],
  concierge_requests: ['occasion', 'wishes', 'answer'],
  campaigns: ['title', 'message'],
  daily_answers: ['text'],
  comments: ['text'],
  settlements: ['note'],
  expense_imports: ['name'],
  private_imports: ['name'],
};
/** Records stored as JSON, with such texts under the names of `ownKeys`. */
const ownRecords: Readonly<Record<string, string>> = {
  notifications: 'params',
  wallet_entries: 'params',
  deleted_own_records: 'record',
  deleted_shared_records: 'record',
};
const ownKeys = [
  'title',
  'dateTitle',
  'firstName',
  'brand',
  'business',
  'content',
  'description',
  'location',
  'message',
  'note',
  'occasion',
  'partner',
  'text',
];

/**
 * Rewrites all user texts of a database in the language's letters, so that any Latin word on a screen is the app's own.
 */
export async function spellOwnTexts(databaseUrl: string, language: Exclude<Language, 'en'>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`create function pg_temp.spell(words text) returns text immutable language sql
      as $$ select translate(lower(words), '${latin}', '${letters[language]}') $$`);
    await client.query(`create function pg_temp.spell(words text[]) returns text[] immutable language sql
      as $$ select array(select pg_temp.spell(word) from unnest(words) word) $$`);
    for (const [table, columns] of Object.entries(ownTexts))
      await client.query(
        `update ${table} set ${columns.map((column) => `${column} = pg_temp.spell(${column})`).join(', ')}`,
      );
    for (const [table, column] of Object.entries(ownRecords))
      await client.query(
        `update ${table} set ${column} = (select jsonb_object_agg(key, case when key = any($1)
           and jsonb_typeof(value) = 'string' then to_jsonb(pg_temp.spell(value #>> '{}')) else value end)
           from jsonb_each(${column})) where ${column} is not null and ${column} <> '{}'`,
        [ownKeys],
      );
  } finally {
    await client.end();
  }
}
