import type { ReactNode } from 'react';
import { BandhaniBloom, MirrorWork } from '#client/ui/content/ornaments.tsx';
import type { SlideKind } from '../model.ts';

interface SlideLook {
  cloth: string;
  ink: string;
  /** Colour of the buttons in the bar. */
  bar: string;
  label: string;
  /** Ornament of the slide, drawn in the text colour. */
  ornament: (className: string) => ReactNode;
  thread: string;
}

const bloom = (className: string) => <BandhaniBloom rings={8} className={className} />;
const mirror = (className: string) => <MirrorWork className={className} />;

const onCloth = { ink: 'text-on-cloth', bar: 'text-on-cloth [&_button]:text-on-cloth' };
const onPaper = { ink: 'text-ink', bar: 'text-ink' };

const rani = { ...onCloth, cloth: 'bg-cloth', label: 'text-on-cloth', thread: 'text-on-cloth/35' };
const peacock = { ...onPaper, cloth: 'bg-calm-soft', label: 'text-calm-ink', thread: 'text-calm/45' };
const marigold = {
  ...onPaper,
  cloth: 'bg-festive-soft',
  label: 'text-festive-ink',
  thread: 'text-festive/45',
};
const lotus = { ...onPaper, cloth: 'bg-accent-soft', label: 'text-accent-ink', thread: 'text-accent/40' };

/** Look of each kind of slide: each has its own cloth. */
export const slideLooks: Readonly<Record<SlideKind, SlideLook>> = {
  opening: { ...rani, ornament: bloom },
  dates: { ...peacock, ornament: mirror },
  places: { ...marigold, ornament: bloom },
  firsts: { ...lotus, ornament: mirror },
  streak: { ...rani, ornament: mirror },
  loved: { ...lotus, ornament: bloom },
  saved: { ...marigold, ornament: mirror },
  quiet: { ...peacock, ornament: bloom },
  closing: { ...rani, ornament: bloom },
};

/** Look of a slide with a photo: the text is light in both themes. */
export const photoLook = { ...onCloth, label: 'text-on-cloth' };
