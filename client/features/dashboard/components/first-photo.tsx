import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { memoriesRead } from '#client/features/memories/reads.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { firstPhotoText as text } from '#messages/first-photo.ts';
import { findFirstPhoto } from '../first-photo-model.ts';
import { LazyAddSheet } from './lazy-add-sheet.tsx';
import { MemoryPhoto } from './memory-photo.tsx';

/** The first photo of a couple in its first year, in the place of a photo of this day; before it, the invitation to it. */
export function FirstPhoto() {
  const { data: memories } = useCopied(memoriesRead, null);
  if (!memories) return null;
  const memory = findFirstPhoto(memories);
  if (!memory) return <Invitation />;
  // At least as high as the invitation.
  return (
    <div className="grid min-h-39">
      <MemoryPhoto memory={memory} label={text.first} reason={`${text.first} · ${formatDate(memory.memoryDate)}`} />
    </div>
  );
}

/** Asks for the photo, which then opens as a new memory with its day. */
function Invitation() {
  const input = useRef<HTMLInputElement>(null);
  const [pictures, setPictures] = useState<readonly File[] | null>(null);
  return (
    <section
      aria-labelledby="first-photo"
      className="relative grid content-center justify-items-start gap-3 overflow-hidden rounded-large bg-festive-soft p-5 text-festive-ink lg:@2xl:p-8"
    >
      <BandhaniBloom rings={7} className="absolute -right-16 -bottom-20 size-64 text-festive opacity-30" />
      <div className="relative grid gap-1">
        <h2 id="first-photo" className="text-title">
          {text.title}
        </h2>
        <p>{text.text}</p>
      </div>
      <Button onClick={() => input.current?.click()} className="relative">
        <Camera aria-hidden className="size-5" />
        {text.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        aria-label={text.choose}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Reset, so that the same photo can be chosen again after the form was closed.
          target.value = '';
          if (files.length > 0) setPictures(files);
        }}
      />
      {pictures && <LazyAddSheet start="memory" pictures={pictures} onClose={() => setPictures(null)} />}
    </section>
  );
}
