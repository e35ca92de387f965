import type { ReactNode } from 'react';
import { BandhaniBloom, MirrorWork } from '#client/ui/content/ornaments.tsx';
import type { SlideKind } from '../model.ts';

interface SlideLook {
  cloth: string;
  ink: string;
  /** The same for the buttons in the bar. */
  bar: string;
  label: string;
  /** The craft on it; its colour is the text colour. */
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

/** Each picture has a cloth of its own. */
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

/** Over a photo the words are light in both themes. */
export const photoLook = { ...onCloth, label: 'text-on-cloth' };
