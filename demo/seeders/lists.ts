import { createItem, updateItem } from '#server/features/lists/item-service.ts';
import { createList } from '#server/features/lists/service.ts';
import { lists } from '../fixtures/lists.ts';
import type { DemoMembers, SeedContext } from '../seeding/seed-context.ts';

/** Seeds the couple's lists: what to buy, chores in turn, what to pack and what they wish for. */
export async function seedLists(seeding: SeedContext, members: DemoMembers): Promise<void> {
  for (const { side, title, kind, daysAgo, items } of lists) {
    const at = seeding.now.subtract({ hours: 24 * daysAgo });
    const { id } = await createList(members[side].at(at), { title, kind });
    for (const { text, for: assignee, inDays, doneBy, ...rules } of items) {
      const item = await createItem(members[side].at(at), {
        ...rules,
        listId: id,
        text,
        assigneeId: assignee ? members[assignee].member.id : null,
        dueOn: inDays === undefined ? null : seeding.today.add({ days: inDays }).toString(),
      });
      if (doneBy) await updateItem(members[doneBy].at(at), { id, itemId: item.id, isDone: true });
    }
  }
}
