import { type RawBuilder, sql } from 'kysely';
import type { HomeResource } from '#domain/copy/resources.ts';
import { SHOWN_DAYS } from '#domain/from-partner/facts.ts';
import { dayInYearOf } from '#domain/memories/on-this-day.ts';
import type { Reader, Selection } from './source-queries.ts';

/** Rows of a selection for the card of what comes from the partner. */
const NEWS = 6;

interface Moment {
  now: string;
  /** Calendar day in India. */
  today: string;
}

/** Returns the rows of long resources without which Home cannot be shown. */
export function selectHome(resource: HomeResource, { now, today }: Moment): Selection[] {
  if (resource === 'dates') return [{ isWanted: isComing(now), order: sql`starts_at`, limit: 6 }];
  if (resource === 'answers') return [{ after: null, limit: 3 }];
  if (resource !== 'memories') return [];
  // In common years 29 February is remembered on the 28th.
  const days = ['02-29', today.slice(5)].filter((day) => dayInYearOf(`2024-${day}`, today) === today.slice(5));
  const isOfDay = sql`to_char(memory_date, 'MM-DD') = any (${days}::text[])
    and memory_date < date_trunc('year', ${today}::date)`;
  return [
    { isWanted: sql`true`, order: latest, limit: 4 },
    { isWanted: isOfDay, order: sql`(${hasPicture}) desc, ${latest}`, limit: 1 },
  ];
}

/** Returns the rows that Home's card of the partner shows first. Without room for them, the card comes later. */
export function selectNews(resource: HomeResource, { id, coupleId, partnerId }: Reader, { now }: Moment): Selection[] {
  if (partnerId === null) return [];
  const since = sql`${now}::timestamptz - ${SHOWN_DAYS} * interval '1 day'`;
  const isReacted = sql`reactions <> '[]' and exists (select from jsonb_array_elements(reactions) given
    where given ->> 'userId' = ${partnerId}::text and (given ->> 'at')::timestamptz > ${since})`;
  const select = (isWanted: RawBuilder<unknown>, order: RawBuilder<unknown>) => ({ isWanted, order, limit: NEWS });
  switch (resource) {
    case 'dates':
      return [
        select(sql`${isComing(now)} and ${isAwaiting(id, partnerId)}`, sql`starts_at`),
        select(isReacted, sql`starts_at`),
      ];
    case 'memories':
      return [
        select(isReacted, latest),
        select(sql`user_id = ${partnerId} and created_at > ${since} and (${hasPicture})`, sql`created_at`),
        select(
          sql`(user_id is distinct from ${partnerId} or created_at <= ${since}) and memories.id in (
            ${selectGivenMemories({ coupleId, partnerId, since })})`,
          latest,
        ),
      ];
    case 'nudges':
      return [select(sql`from_user_id = ${partnerId} and to_user_id = ${id} and not is_read`, sql`created_at desc`)];
    case 'comments':
      return [select(sql`user_id = ${partnerId} and created_at > ${since}`, sql`created_at`)];
    case 'listItems':
      return [
        select(
          sql`assignee_id = ${id} and assigned_by = ${partnerId} and assigned_at > ${since} and not is_done`,
          sql`assigned_at`,
        ),
      ];
    case 'answers':
      return [];
  }
}

/** Selects the ids of memories that show a photo which the partner added since. */
function selectGivenMemories(given: { coupleId: string | null; partnerId: string; since: RawBuilder<unknown> }) {
  const isGiven = sql`photos.couple_id = ${given.coupleId} and photos.user_id = ${given.partnerId}
    and photos.added_at > ${given.since}`;
  return sql`
    select shown.id from photos join memories shown on shown.couple_id = photos.couple_id and shown.photo_id = photos.id
    where ${isGiven}
    union
    select further.memory_id from photos
    join memory_photos further on further.couple_id = photos.couple_id and further.photo_id = photos.id
    where ${isGiven}`;
}

const latest = sql`memory_date desc, memories.created_at desc`;
const hasPicture = sql`photo_id is not null or image_url is not null`;

function isComing(now: string): RawBuilder<unknown> {
  return sql`starts_at > ${now}::timestamptz`;
}

/** Dates that wait for the member: for an answer to the partner's, or to another time that the partner suggests. */
function isAwaiting(memberId: string, partnerId: string): RawBuilder<unknown> {
  return sql`((user_id = ${partnerId} and partner_response = 'pending' and suggested_date is null)
    or (user_id = ${memberId} and suggested_date is not null))`;
}
