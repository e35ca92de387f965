import { galleryText as text } from '#messages/screens/gallery.ts';
import { GALLERY_PHOTOS_MAX } from '#contract/constants/memories.ts';
import { Card } from '#client/ui/content/card.tsx';
import { BlockPrintBorder, MirrorWork } from '#client/ui/content/ornaments.tsx';
import { ChoosePhotos } from './choose-photos.tsx';

/** Explains the import and the use of the photos before any is chosen. */
export function GalleryIntro() {
  return (
    <Card className="grid grid-cols-1 gap-5 overflow-hidden">
      <BlockPrintBorder
        id="gallery-intro"
        className="-mx-6 -mt-6 w-[calc(100%+3rem)]! bg-festive-soft text-festive"
      />
      <div className="grid gap-2">
        <MirrorWork className="size-14 text-festive" />
        <h2 className="text-title">{text.introTitle}</h2>
        <p className="max-w-prose text-ink-soft">{text.introText(GALLERY_PHOTOS_MAX)}</p>
      </div>
      <ul className="grid gap-3">
        {text.points.map((point) => (
          <li key={point} className="flex gap-3">
            <span aria-hidden className="mt-2.5 size-2 shrink-0 rounded-full bg-festive" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <ChoosePhotos size="large" className="w-full sm:w-auto sm:justify-self-start" />
    </Card>
  );
}
