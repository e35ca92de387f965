import { type RawBuilder, sql } from 'kysely';
import type { HomeResource } from '#domain/copy/resources.ts';
import { SHOWN_DAYS } from '#domain/from-partner/facts.ts';
import { dayInYearOf } from '#domain/memories/on-this-day.ts';
import type { Reader, Selection } from './source-queries.ts';

/** Rows of a resource that the card of the partner's news shows on Home. */
const NEWS = 6;

/** Returns the rows of long resources that Home shows at an instant, on a calendar day in India. */
export function selectHome(
  resource: HomeResource,
  { id, partnerId }: Reader,
  { now, today }: { now: string; today: string },
): Selection[] {
  const isComing = sql`starts_at > ${now}::timestamptz`;
  const since = sql`${now}::timestamptz - ${SHOWN_DAYS} * interval '1 day'`;
  const isReacted = sql`reactions <> '[]' and exists (select from jsonb_array_elements(reactions) given
    where given ->> 'userId' = ${partnerId}::text and (given ->> 'at')::timestamptz > ${since})`;
  switch (resource) {
    case 'dates':
      return [
        { isWanted: isComing, order: sql`starts_at`, limit: 6 },
        ...ofPartner(
          partnerId,
          { isWanted: sql`${isComing} and ${isAwaiting(id)}`, order: sql`starts_at`, limit: NEWS },
          { isWanted: isReacted, order: sql`starts_at`, limit: NEWS },
        ),
      ];
    case 'nudges':
      return ofPartner(partnerId, {
        isWanted: sql`to_user_id = ${id} and not is_read`,
        order: sql`created_at desc`,
        limit: NEWS,
      });
    case 'comments':
      return ofPartner(partnerId, {
        isWanted: sql`user_id = ${partnerId} and created_at > ${since}`,
        order: sql`created_at`,
        limit: NEWS,
      });
    case 'listItems':
      return ofPartner(partnerId, {
        isWanted: sql`assignee_id = ${id} and assigned_by = ${partnerId} and assigned_at > ${since} and not is_done`,
        order: sql`assigned_at`,
        limit: NEWS,
      });
    case 'answers':
      return [{ after: null, limit: 3 }];
    case 'memories': {
      const latest = sql`memory_date desc, memories.created_at desc`;
      // In common years 29 February is remembered on the 28th.
      const days = ['02-29', today.slice(5)].filter((day) => dayInYearOf(`2024-${day}`, today) === today.slice(5));
      const isOfDay = sql`to_char(memory_date, 'MM-DD') = any (${days}::text[])
        and memory_date < date_trunc('year', ${today}::date)`;
      const hasPicture = sql`photo_id is not null or image_url is not null`;
      return [
        { isWanted: sql`true`, order: latest, limit: 4 },
        { isWanted: isOfDay, order: sql`(${hasPicture}) desc, ${latest}`, limit: 1 },
        ...ofPartner(
          partnerId,
          { isWanted: isReacted, order: latest, limit: NEWS },
          {
            isWanted: sql`user_id = ${partnerId} and created_at > ${since} and (${hasPicture})`,
            order: sql`created_at`,
            limit: NEWS,
          },
        ),
      ];
    }
  }
}

/** Selections for a member who has a partner. */
function ofPartner(partnerId: string | null, ...selections: Selection[]): Selection[] {
  return partnerId === null ? [] : selections;
}

/** Dates that wait for the member: for an answer to the partner's, or to another time that the partner suggests. */
function isAwaiting(memberId: string): RawBuilder<unknown> {
  return sql`((user_id is distinct from ${memberId} and partner_response = 'pending' and suggested_date is null)
    or (user_id = ${memberId} and suggested_date is not null))`;
}
