import { isolated } from '../isolated.ts';

/** Texts of lists that members order by hand. */
export const orderingText = {
  photosHint: 'The first is the cover. Hold and drag to order.',
  cover: 'Cover',
  isCover: 'It is the cover now',
  removePhoto: (number: number) => `Remove photo ${number}`,
  moveLater: 'Move later',
  move: (name: string) => `Move ${isolated(name)}`,
  keysHint: 'The arrow keys move it.',
  placed: (position: number, count: number) => `Now number ${position} of ${count}`,
  fieldPlace: 'Place in the list',
  placeOf: (position: number, count: number) => `${position} of ${count}`,
} as const;
