import { sql } from 'kysely';

/** The reading member of the couple, with their partner if there is one. */
export interface DayReader {
  id: string;
  coupleId: string;
  partnerId: string | null;
}

/**
 * Selects the couple's days as the reader may see them. Answers from before the present pairing belong to former
 * couples, so the other's answer counts only from the same time.
 */
export function selectDays({ id, coupleId, partnerId }: DayReader) {
  const since = sql`(select max(joined_at) from couple_members where couple_id = ${coupleId})`;
  return sql`
    select questions.id, questions.day, question_id as "questionId", replaced_id as "replacedId", mine.text as mine,
           other.text is not null as "hasOther",
           case when mine.text is not null then other.text end as other,
           ${partnerId}::uuid is not null
             and questions.day >= (${since} at time zone 'Asia/Kolkata')::date as "isOfBoth",
           coalesce(other.user_id = ${partnerId}, false) as "isPartners",
           coalesce(reactions, '[]') as reactions, coalesce(comment_count, 0) as "commentCount"
    from daily_questions questions
    left join daily_answers mine
      on mine.couple_id = ${coupleId} and mine.day = questions.day and mine.user_id = ${id}
    left join lateral (
      select text, user_id from daily_answers
      where couple_id = ${coupleId} and day = questions.day and user_id <> ${id}
        and (answered_at >= ${since}) = coalesce(mine.answered_at >= ${since}, true)
      limit 1
    ) other on true
    where questions.couple_id = ${coupleId}`;
}
