import { brand } from '#messages/brand.ts';
import { contactScreensText as text } from '#messages/contact.ts';
import type { PageMeta } from '#client/lib/public/page-meta.tsx';
import { paths } from '#client/paths.ts';
import { PageIntro } from '#client/ui/layout/page-intro.tsx';
import { PointList } from '#client/ui/layout/point-list.tsx';
import { ContactForm } from '../components/contact-form.tsx';
import { SidePanel } from '../components/side-panel.tsx';

export const contactMeta: PageMeta = {
  path: paths.contact,
  title: text.title(brand.name),
  description: text.description(brand.name),
  linkedData: { '@type': 'ContactPage', name: text.title(brand.name) },
};

export function ContactScreen() {
  return (
    <>
      <PageIntro eyebrow={text.eyebrow} headline={text.headline} lead={text.lead} />
      <div className="mx-auto grid max-w-6xl gap-8 px-5 md:px-8 lg:grid-cols-[1.6fr_1fr] lg:gap-12">
        <div className="rounded-large border border-line bg-surface p-5 shadow-lift sm:p-8">
          <ContactForm />
        </div>
        <SidePanel />
      </div>
      <section className="mx-auto grid max-w-6xl gap-8 px-5 pt-20 md:px-8 lg:pt-28">
        <h2 className="text-heading">{text.reasonsTitle}</h2>
        <PointList points={text.reasons} />
      </section>
    </>
  );
}
