import { ArrowRight, Clock3, type LucideIcon, Mail, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PageMeta } from '#client/lib/public/page-meta.tsx';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { FormNotes } from '#client/ui/forms/form-notes.tsx';
import { Honeypot } from '#client/ui/forms/honeypot.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { PageIntro } from '#client/ui/layout/page-intro.tsx';
import { PointList } from '#client/ui/layout/point-list.tsx';
import { CONTACT_CATEGORIES } from '#domain/contact/facts.ts';
import { brand } from '#domain/kernel/brand.ts';
import { factTokens } from '#domain/site/facts.ts';
import { contactScreensText as text, contactText } from '#messages/contact.ts';
import { contactChecks } from '../components/form-checks.ts';
import { contactWords } from '../form-model.ts';

const links = [
  { path: paths.benefits, label: text.benefits },
  { path: paths.subscribe, label: text.subscribe },
  { path: paths.waitlist, label: text.waitlist },
];

const categories = CONTACT_CATEGORIES.map((value) => ({ value, label: contactText.categories[value] }));

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

/** Other ways to contact us, and links that answer most questions. */
function SidePanel() {
  const email = factTokens.supportEmail;
  return (
    <aside className="grid gap-8 self-start rounded-large bg-cloth p-6 text-on-cloth sm:p-8">
      <div className="grid gap-6">
        <h2 className="text-title">{text.panelTitle}</h2>
        <dl className="grid gap-5">
          <Fact icon={Mail} label={text.supportEmail}>
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-11 items-center break-all underline underline-offset-4"
            >
              {email}
            </a>
          </Fact>
          <Fact icon={Clock3} label={text.responseTime}>
            {text.responseTimeText}
          </Fact>
          <Fact icon={MapPin} label={text.headquarters}>
            <span className="block">{text.headquartersText}</span>
            <span className="block text-caption">{text.expanding}</span>
          </Fact>
        </dl>
      </div>
      <nav aria-labelledby="quick-links" className="grid gap-2 border-t border-on-cloth/30 pt-6">
        <h2 id="quick-links" className="text-title">
          {text.quickLinks}
        </h2>
        <ul>
          {links.map((link) => (
            <li key={link.path}>
              <a
                href={link.path}
                className="group flex min-h-11 items-center justify-between gap-3 font-medium hover:underline"
              >
                {link.label}
                <ArrowRight aria-hidden className="size-5 transition-transform group-hover:translate-x-1" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}

function Fact({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2.75rem_1fr] items-start">
      <dt className="contents">
        <Icon aria-hidden className="mt-1 size-6 text-festive" />
        <span className="text-caption">{label}</span>
      </dt>
      <dd className="col-start-2 text-lead font-medium">{children}</dd>
    </div>
  );
}

/** Contact form; `public-pages/scripts/contact.ts` adds the behaviour. */
function ContactForm() {
  return (
    <form
      method="post"
      action="/api/contact"
      data-form="contact"
      data-words={JSON.stringify(contactWords)}
      className="relative grid gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" label={text.name} autoComplete="name" {...contactChecks.name} />
        <TextField
          name="email"
          label={text.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...contactChecks.email}
        />
        <TextField
          name="phone"
          label={text.phone}
          isOptional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...contactChecks.phone}
        />
        <TextField name="city" label={text.city} isOptional autoComplete="address-level2" {...contactChecks.city} />
      </div>
      <TextField name="subject" label={text.subject} autoComplete="off" {...contactChecks.subject} />
      <SelectField
        name="category"
        label={text.category}
        options={categories}
        placeholder={text.categoryPlaceholder}
        defaultValue=""
        {...contactChecks.category}
      />
      <TextAreaField
        name="message"
        label={text.message}
        rows={6}
        placeholder={text.messageExample}
        {...contactChecks.message}
      />
      <Honeypot label={text.website} />
      <Button type="submit" size="large" isPending={false}>
        {text.send}
      </Button>
      <FormNotes text={text} privacyPath={paths.privacy} />
    </form>
  );
}
