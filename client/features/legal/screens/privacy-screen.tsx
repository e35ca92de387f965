import { brand } from '#contract/brand.ts';
import { privacyText as text } from '#messages/en/privacy.ts';
import { pageMeta } from '../../../lib/public/page-meta.ts';
import { paths } from '../../../paths.ts';
import { LegalPage } from '../components/legal-page.tsx';

export function meta() {
  return pageMeta({
    path: paths.privacy,
    title: `${text.title} · ${brand.name}`,
    description: text.description,
  });
}

export default function PrivacyScreen() {
  return <LegalPage text={text} />;
}
