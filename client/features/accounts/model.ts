import { brand } from '#messages/brand.ts';
import type { PageMeta } from '#client/lib/public/page-meta.tsx';

/** The digits of what was typed or pasted, at most `maxLength` of them. */
export function onlyDigits(typed: string, maxLength: number): string {
  return typed.replaceAll(/\D/g, '').slice(0, maxLength);
}

/** The title and description of an account screen, for the browser and for search. */
export function accountMeta(title: string, description: string): PageMeta {
  return { title: `${title} · ${brand.name}`, description };
}
