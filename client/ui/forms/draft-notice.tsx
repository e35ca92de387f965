import { uiText } from '#messages/ui.ts';

/** Notice that a form shows an earlier draft, with a button to start over. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between rounded-small bg-calm-soft py-0.5 text-calm-ink">
      <p className="px-4 py-1">{uiText.draftKept}</p>
      <button type="button" className="link min-h-11 px-4" onClick={onStartOver}>
        {uiText.startOver}
      </button>
    </div>
  );
}
