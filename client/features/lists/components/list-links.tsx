import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { List } from '#domain/lists/schema.ts';
import { listPath } from '#domain/registry/screen-paths.ts';
import { listScreensText as text } from '#messages/lists.ts';
import { describeOpen } from '../model.ts';
import { ListKindIcon } from './list-look.tsx';

/** The lists beside the items of one of them, on a desktop. */
export function ListLinks({ lists, currentId }: { lists: readonly List[]; currentId: string }) {
  return (
    <nav aria-label={text.allLists} className="sticky top-6 -ml-3 max-h-[calc(100dvh-3rem)] overflow-y-auto">
      <ul className="grid gap-1">
        {lists.map((list) => (
          <li key={list.id}>
            <Link
              to={listPath(list.id)}
              aria-current={list.id === currentId ? 'page' : undefined}
              className={clsx(
                'flex min-h-14 items-center gap-3 rounded-small px-3 py-2 transition-colors focus-visible:-outline-offset-2',
                list.id === currentId ? 'bg-accent-soft' : 'hover:bg-sunk',
              )}
            >
              <ListKindIcon kind={list.kind} />
              <span className="grid min-w-0">
                <span className="line-clamp-2 font-medium wrap-anywhere">{list.title}</span>
                <span className="text-caption text-ink-soft">{describeOpen(list)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
