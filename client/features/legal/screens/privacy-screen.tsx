import type { PageMeta } from '#client/lib/public/page-meta.tsx';
import { paths } from '#client/paths.ts';
import { brand } from '#domain/kernel/brand.ts';
import { privacyText as text } from '#messages/privacy.ts';
import { LegalPage } from '../components/legal-page.tsx';

export const privacyMeta: PageMeta = {
  path: paths.privacy,
  title: `${text.title} · ${brand.name}`,
  description: text.description,
};

export function PrivacyScreen() {
  return <LegalPage text={text} />;
}
