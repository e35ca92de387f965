import { landingText } from '#messages/landing.ts';

/** Picture of a date as the partner sees it before answering; not interactive. */
export function DateView() {
  return (
    <div className="overflow-hidden rounded-small border border-line bg-surface">
      <div className="pair-rule rounded-none!" />
      <div className="grid gap-1 p-4">
        <p className="text-caption font-semibold text-festive-ink">{landingText.exampleAsks}</p>
        <p className="font-heading text-lead leading-tight font-semibold">{landingText.exampleDate}</p>
        <p className="text-caption text-ink-soft">{landingText.exampleDateTime}</p>
        <div className="flex gap-1.5 pt-3 text-caption font-semibold">
          <span className="flex-1 rounded-full bg-accent py-1.5 text-center text-on-accent">
            {landingText.exampleAccept}
          </span>
          <span className="rounded-full border border-line-strong px-3 py-1.5">{landingText.exampleMaybe}</span>
          <span className="rounded-full border border-line-strong px-3 py-1.5">{landingText.exampleDecline}</span>
        </div>
      </div>
    </div>
  );
}
