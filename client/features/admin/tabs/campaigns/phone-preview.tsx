import { brand } from '#messages/brand.ts';
import { adminCampaignsText as text } from '#messages/en/admin/campaigns.ts';
import { Mark } from '#client/ui/content/mark.tsx';

/** Previews the notification on a lock screen: one line for the title, three for the message. */
export function PhonePreview({ title, body }: { title: string; body: string }) {
  return (
    <figure className="grid gap-3">
      <figcaption className="font-medium">{text.preview}</figcaption>
      <div className="mx-auto w-full max-w-72 rounded-t-[2.25rem] border-x-6 border-t-6 border-ink bg-cloth px-3 pt-4 pb-10">
        <div aria-hidden className="mx-auto mb-10 h-1.5 w-16 rounded-full bg-on-cloth/50" />
        <div className="grid gap-1 rounded-large bg-surface p-3.5 text-ink shadow-lift">
          <p className="flex items-center gap-2 text-caption text-ink-soft">
            <Mark className="size-5 shrink-0 text-accent" />
            <span>{brand.name}</span>
            <span aria-hidden>·</span>
            <span>{text.previewTime}</span>
          </p>
          <p className="truncate font-semibold">{title || text.previewTitle}</p>
          <p className="line-clamp-3 text-caption break-words">{body || text.previewBody}</p>
        </div>
      </div>
    </figure>
  );
}
