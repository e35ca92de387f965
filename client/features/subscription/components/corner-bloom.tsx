import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';

/** Ornament in the upper right corner. */
export function CornerBloom() {
  return <BandhaniBloom rings={6} className="absolute -top-28 -right-28 size-56 text-festive opacity-40" />;
}
