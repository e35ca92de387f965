import type { PageMeta } from '#client/lib/public/page-meta.tsx';
import { brand } from '#domain/kernel/brand.ts';

/** Returns the title and description of an account screen, for the browser and for search engines. */
export function accountMeta(title: string, description: string): PageMeta {
  return { title: `${title} · ${brand.name}`, description };
}
