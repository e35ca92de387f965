import type { CopiedRead } from '#client/data/copy/shown.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import type { Memory } from '#domain/memories/schema.ts';
import type { Candidates, GivenPhoto, Subject, Talk } from './model.ts';

/** All that could be shown to the member as coming from the partner, whatever the time. */
export const fromPartnerRead: CopiedRead<null, Candidates> = {
  of: ['fromPartner', 'dates', 'answers', 'memories', 'nudges', 'comments', 'listItems'],
  derive(shown, _input, { memberId, partnerId, today }) {
    const isPartners = (id: string | null) => id !== null && id === partnerId;
    const dates = shown('dates');
    const answers = shown('answers');
    const memories = shown('memories');
    const subjects = new Map<string, Subject>([
      ...dates.map(({ id, title }) => [id, { kind: 'date', id, title }] as const),
      ...memories.map(({ id, title }) => [id, { kind: 'memory', id, title }] as const),
      ...answers.map(({ id }) => [id, { kind: 'daily_question', id, title: null }] as const),
    ]);
    const reacted = [...dates, ...memories, ...answers].flatMap(({ id, reactions }): Talk[] => {
      const subject = subjects.get(id);
      const given = reactions.find(({ userId }) => isPartners(userId));
      return subject && given?.at ? [{ kind: 'reaction', at: given.at, emoji: given.emoji, subject }] : [];
    });
    const commented = shown('comments')
      .filter(({ userId }) => isPartners(userId))
      .map(({ id, createdAt, text, subjectKind, subjectId }): Talk => ({
        kind: 'comment',
        id,
        at: createdAt,
        words: text,
        subject: subjects.get(subjectId) ?? { kind: subjectKind, id: subjectId, title: null },
      }));
    const given = shown('listItems')
      .filter((item) => isGiven(item, memberId) && isPartners(item.assignedBy))
      .map(({ id, text, listId, assignedAt, createdAt }): Talk => ({
        kind: 'item',
        id,
        at: assignedAt ?? createdAt,
        text,
        listId,
      }));
    return {
      memberId,
      today,
      seenUpTo: shown('fromPartner').find(({ id }) => id === memberId)?.seenUpTo ?? null,
      requests: partnerId === null ? [] : dates.filter((date) => isRequest(date, { memberId, partnerId })),
      nudges: shown('nudges').filter(
        ({ fromUserId, toUserId, isRead }) => isPartners(fromUserId) && toUserId === memberId && !isRead,
      ),
      sealedDays: answers
        .filter(({ mine, partner, isOfBoth }) => isOfBoth && mine === null && partner.state === 'sealed')
        .map(({ day }) => day),
      photos: memories.flatMap((memory) => listGivenPhotos(memory, isPartners)),
      talk: [...reacted, ...commented, ...given],
    };
  },
};

/**
 * True for a date of the partner without an answer, and for one of the member's own that the partner would move. Dates
 * of a former partner stay with the couple, but the partner of today did not give them.
 */
function isRequest(
  { userId, partnerResponse, suggestion }: PublicRow<'dates'>,
  { memberId, partnerId }: { memberId: string; partnerId: string },
): boolean {
  if (userId === memberId) return suggestion !== null;
  return userId === partnerId && partnerResponse === 'pending' && suggestion === null;
}

/**
 * Lists the photos that the partner added, to a memory of either. A picture that is hosted elsewhere has no instant of
 * its own, and came with the partner's memory.
 */
function listGivenPhotos(memory: Memory, isPartners: (id: string | null) => boolean): GivenPhoto[] {
  const { userId, thumbnailUrl, createdAt, photos } = memory;
  if (photos.length === 0)
    return isPartners(userId) && thumbnailUrl !== null ? [{ at: createdAt, thumbnailUrl, memory }] : [];
  return photos.flatMap((photo) =>
    isPartners(photo.uploadedBy) && photo.addedAt !== null
      ? [{ at: photo.addedAt, thumbnailUrl: photo.thumbnailUrl, memory }]
      : [],
  );
}

function isGiven({ assigneeId, assignedAt, isDone }: PublicRow<'listItems'>, memberId: string): boolean {
  return assigneeId === memberId && assignedAt !== null && !isDone;
}
