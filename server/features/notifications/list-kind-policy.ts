import { z } from 'zod';
import { listPath, paths } from '#domain/registry/screen-paths.ts';
import { listsText } from '#messages/lists.ts';
import { notificationsText } from '#messages/notifications.ts';
import { formatNumber } from '#server/platform/format.ts';
import { kind } from './kind-shape-policy.ts';

const ofItem = z.object({ listId: z.string(), title: z.string(), text: z.string() });
const toList = ({ listId }: { listId: string }) => listPath(listId);

/** The kinds about items of lists. The lock screen shows no words of the two. */
export const LIST_KINDS = {
  list_item_due: kind(
    ['reminder', 'reminders', 'item'],
    toList,
    ofItem,
    ({ title, text }) => ({ title: listsText.dueTitle(text), message: title }),
    () => ({ title: listsText.dueQuietly, message: notificationsText.openToRead }),
  ),
  list_item_given: kind(
    ['other', 'reminders', 'item'],
    toList,
    ofItem.extend({ firstName: z.string() }),
    ({ firstName, title, text }) => ({
      title: listsText.given(firstName),
      message: listsText.givenMessage(title, text),
    }),
    ({ firstName }) => ({ title: listsText.given(firstName), message: notificationsText.openToRead }),
  ),
  list_items_given: kind(
    ['other', 'reminders', 'item'],
    paths.lists,
    z.object({ firstName: z.string(), count: z.number() }),
    ({ firstName, count }) => ({
      title: listsText.given(firstName),
      message: listsText.givenSeveral(formatNumber(count), count),
    }),
  ),
} as const;
