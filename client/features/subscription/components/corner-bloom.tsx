import { BandhaniBloom } from '../../../ui/content/ornaments.tsx';

/** Tied dots in the upper corner of a cloth, away from the words. */
export function CornerBloom() {
  return (
    <BandhaniBloom
      rings={6}
      className="absolute -top-24 -right-24 size-56 text-festive opacity-40 sm:-top-28 sm:-right-28 sm:size-72"
    />
  );
}
