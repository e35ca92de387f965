import { useCopied } from '#client/data/copy/use-copied.ts';
import { listsRead } from '#client/features/lists/reads.ts';
import { paths } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { listPath } from '#domain/registry/screen-paths.ts';
import { listScreensText as text } from '#messages/lists.ts';
import { describeOpen } from '../model.ts';
import { ListKindIcon } from './list-look.tsx';

const SHOWN = 3;

/** The lists with open items, the latest changed first; renders nothing without any. */
export function ListsCard() {
  const { data: lists = [] } = useCopied(listsRead, null);
  const open = lists.filter(({ openCount }) => openCount > 0).slice(0, SHOWN);
  if (open.length === 0) return null;
  return (
    <Section
      title={text.title}
      action={
        <ButtonLink to={paths.lists} variant="quiet" className="-mx-5">
          {text.allLists}
        </ButtonLink>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {open.map((list) => (
          <ListRow
            key={list.id}
            to={listPath(list.id)}
            leading={<ListKindIcon kind={list.kind} />}
            title={list.title}
            text={describeOpen(list)}
          />
        ))}
      </ul>
    </Section>
  );
}
