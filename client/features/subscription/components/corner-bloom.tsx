import { BandhaniBloom } from '../../../ui/content/ornaments.tsx';

/** Tied dots in the upper corner of a cloth, away from the words. */
export function CornerBloom() {
  return <BandhaniBloom rings={6} className="absolute -top-28 -right-28 size-56 text-festive opacity-40" />;
}
