import { brand } from '#contract/brand.ts';
import { termsText as text } from '#messages/en/terms.ts';
import { pageMeta } from '../../../lib/public/page-meta.ts';
import { paths } from '../../../paths.ts';
import { LegalPage } from '../components/legal-page.tsx';

export function meta() {
  return pageMeta({
    path: paths.terms,
    title: `${text.title} · ${brand.name}`,
    description: text.description,
  });
}

export default function TermsScreen() {
  return <LegalPage text={text} />;
}
