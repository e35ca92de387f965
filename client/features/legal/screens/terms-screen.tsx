import type { PageMeta } from '#client/lib/public/page-meta.tsx';
import { paths } from '#client/paths.ts';
import { brand } from '#domain/kernel/brand.ts';
import { termsText as text } from '#messages/terms.ts';
import { LegalPage } from '../components/legal-page.tsx';

export const termsMeta: PageMeta = {
  path: paths.terms,
  title: `${text.title} · ${brand.name}`,
  description: text.description,
};

export function TermsScreen() {
  return <LegalPage text={text} />;
}
