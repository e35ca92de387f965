import { brand } from '#messages/brand.ts';
import type { PageMeta } from '#client/lib/public/page-meta.tsx';

/** The title and description of an account screen, for the browser and for search. */
export function accountMeta(title: string, description: string): PageMeta {
  return { title: `${title} · ${brand.name}`, description };
}
