import { paths } from '#client/paths.ts';
import { factTokens } from '#domain/site/facts.ts';
import type { LegalDocument, LegalSection } from '#messages/en/legal.ts';
import { legalText } from '#messages/legal.ts';

/** Page of a legal document, with a table of contents beside it on a large screen. Each section has its own address. */
export function LegalPage({ text }: { text: LegalDocument }) {
  const email = factTokens.supportEmail;
  return (
    <article className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-5 pt-8 md:px-8 lg:grid-cols-[1fr_15rem] lg:pt-16">
      <header className="grid max-w-3xl gap-4">
        <p className="font-medium text-festive-ink">
          {text.title} · {text.asOf}
        </p>
        <h1 className="text-heading">{text.headline}</h1>
        <p className="text-lead text-ink-soft">{text.lead}</p>
      </header>
      <nav
        aria-labelledby="contents"
        className="lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
      >
        <h2 id="contents" className="text-title">
          {legalText.contents}
        </h2>
        <ul className="mt-2 border-l-2 border-festive">
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center py-1.5 pl-4 leading-tight text-ink-soft hover:text-accent-ink hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-3xl gap-12">
        {text.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <section className="grid gap-2 rounded-large bg-calm-soft p-6 text-calm-ink">
          <h2 className="text-title">{legalText.questionsTitle}</h2>
          <p>
            {legalText.questions}{' '}
            <a href={`mailto:${email}`} className="inline-block max-w-full font-semibold wrap-anywhere underline">
              {email}
            </a>
          </p>
          <p>{legalText.grievance(factTokens.grievanceOfficer)}</p>
          <a href={paths.contact} className="inline-flex min-h-11 items-center font-semibold underline">
            {legalText.form}
          </a>
        </section>
      </div>
    </article>
  );
}

function Section({ section: { id, title, paragraphs = [], list = [] } }: { section: LegalSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-8 gap-4">
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <dl className="grid divide-y divide-line border-y border-line">
          {list.map(({ term, text }) => (
            <div key={term} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_1fr]">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
