import { noteScreensText as text } from '#messages/notes.ts';

/** Tags of a note; `moreCount` is the number of omitted tags. */
export function NoteTags({ tags, moreCount = 0 }: { tags: readonly string[]; moreCount?: number }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={text.tags} className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full truncate rounded-full bg-sunk px-2.5 py-0.5 text-caption text-ink-soft">
          {tag}
        </li>
      ))}
      {moreCount > 0 && (
        <li className="px-1 py-0.5 text-caption font-semibold text-ink-soft">
          <span aria-hidden>{text.moreTags(moreCount)}</span>
          <span className="sr-only">{text.moreTagsLabel(moreCount)}</span>
        </li>
      )}
    </ul>
  );
}
