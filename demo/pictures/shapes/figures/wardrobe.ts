import type { Frame } from '../../frame.ts';
import { dye } from '../colour.ts';

/** The couple's colours in one picture, in that picture's light. */
export interface Wardrobe {
  skin: string;
  hair: string;
  /** Her dress, the cloth over her shoulder, and its border. */
  dress: string;
  dupatta: string;
  trim: string;
  /** His kurta and trousers. */
  kurta: string;
  trousers: string;
}

const outfits = [
  {
    dress: dye.rani,
    dupatta: dye.marigold,
    trim: dye.marigoldLight,
    kurta: dye.peacock,
    trousers: dye.shell,
  },
  { dress: dye.marigold, dupatta: dye.rani, trim: dye.rani, kurta: dye.indigo, trousers: dye.shell },
  {
    dress: dye.peacock,
    dupatta: dye.vermilion,
    trim: dye.marigold,
    kurta: dye.marigoldLight,
    trousers: dye.teak,
  },
  { dress: dye.vermilion, dupatta: dye.shell, trim: dye.rani, kurta: dye.leafDeep, trousers: dye.shell },
  { dress: dye.indigo, dupatta: dye.raniLight, trim: dye.marigold, kurta: dye.white, trousers: dye.plum },
] as const;

/** Returns one of five outfits. Any integer `index` wraps around. */
export function dressUp({ light }: Pick<Frame, 'light'>, index: number): Wardrobe {
  const outfit = outfits[((index % outfits.length) + outfits.length) % outfits.length] ?? outfits[0];
  return {
    skin: light.on('#9a6540'),
    hair: light.on(dye.ink),
    dress: light.on(outfit.dress),
    dupatta: light.on(outfit.dupatta),
    trim: light.on(outfit.trim),
    kurta: light.on(outfit.kurta),
    trousers: light.on(outfit.trousers),
  };
}
