import type { ListItem } from '#domain/lists/schema.ts';
import type { Transaction } from '#server/db/database.ts';
import { deleteNoticesOf, type NoticeSubject } from '#server/db/repositories/notices.ts';
import { notifyGiven } from '#server/features/notifications/gathered-service.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';

type Named = Pick<ListItem, 'id' | 'listId'>;

function subjectOf({ id, listId }: Named): NoticeSubject {
  return { kind: 'list', id: listId, partId: id };
}

/** Notifies the partner of an item that is given to them. */
export async function notifyAssignee(
  tx: Transaction,
  context: MemberContext,
  listTitle: string,
  item: ListItem,
): Promise<void> {
  const { partnerId, firstName } = context.member;
  if (partnerId === null || item.assigneeId !== partnerId) return;
  await notifyGiven(tx, context, {
    kind: 'list_item_given',
    params: { firstName, listId: item.listId, title: listTitle, text: item.text },
    subject: subjectOf(item),
  });
}

/** Deletes the notifications that quote an item. */
export async function deleteItemNotices(tx: Transaction, coupleId: CoupleId, item: Named): Promise<void> {
  await deleteNoticesOf(tx, { coupleId }, subjectOf(item));
}
