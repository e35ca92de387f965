import type { Nudge } from '#contract/nudges.ts';
import { nudgeScreensText as text } from '#messages/screens/nudges.ts';
import type { PagedList } from '#client/data/use-pages.ts';
import { ShowMore } from '#client/ui/layout/show-more.tsx';
import { NudgeRow } from './nudge-row.tsx';

/** Lists the loaded nudges, with a button to load more. */
export function NudgeList({ nudges }: { nudges: PagedList<Nudge> }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid grid-cols-1 gap-4">
        {nudges.rows?.map((nudge) => (
          <NudgeRow key={nudge.id} nudge={nudge} />
        ))}
      </ul>
      <ShowMore pages={nudges} label={text.showMore} className="justify-self-start" />
    </div>
  );
}
