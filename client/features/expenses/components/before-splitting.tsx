import { splittingScreensText as text } from '#messages/splitting.ts';

/** Divider in a list: the rows below it do not count in the balance. */
export function BeforeSplitting() {
  return (
    <p className="flex items-center gap-3 py-2 text-caption font-semibold text-ink-soft">
      <span aria-hidden className="h-px flex-1 bg-line-strong" />
      {text.beforeSplitting}
      <span aria-hidden className="h-px flex-1 bg-line-strong" />
    </p>
  );
}
