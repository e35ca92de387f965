import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type PageMeta, publicAddress } from '#client/lib/public/page-meta.tsx';
import { paths } from '#client/paths.ts';
import { AppPicture } from '#client/ui/content/app-picture.tsx';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { PageIntro } from '#client/ui/layout/page-intro.tsx';
import { PointList } from '#client/ui/layout/point-list.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { factTokens, shareCardPath } from '#domain/site/facts.ts';
import { benefitsText as text } from '#messages/benefits.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { Plan } from '../components/plan.tsx';

/** Same order as the texts. */
const pictures = ['dates', 'finances', 'notes'] as const;
const blooms = ['text-(--mark-left)', 'text-(--mark-right)', 'text-calm'];

const description = text.description(factTokens.priceLine);

export const benefitsMeta: PageMeta = {
  path: paths.benefits,
  title: text.title(brand.name),
  description,
  linkedData: {
    '@type': 'Product',
    name: `${brand.name} ${text.planName}`,
    description,
    image: publicAddress(shareCardPath(pageLanguage)),
    brand: { '@type': 'Brand', name: brand.name },
    offers: {
      '@type': 'Offer',
      price: factTokens.yearly,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: publicAddress(paths.subscribe),
    },
  },
};

export function BenefitsScreen() {
  return (
    <>
      <PageIntro eyebrow={text.eyebrow} headline={text.headline} lead={text.lead} />
      <Plan />
      <section className="mx-auto grid max-w-6xl gap-8 px-5 pt-20 md:px-8 lg:pt-28">
        <h2 className="text-heading">{text.listTitle}</h2>
        <PointList points={text.list} />
      </section>
      <Tours />
      <Comparison />
      <Questions />
    </>
  );
}

function Questions() {
  return (
    <section className="mx-auto grid max-w-4xl gap-6 px-5 pt-20 md:px-8 lg:pt-28">
      <h2 className="text-heading">{text.questionsTitle}</h2>
      <dl className="grid gap-8 sm:grid-cols-2">
        {text.questions.map(({ question, answer }) => (
          <div key={question} className="grid content-start gap-2 border-l-2 border-festive pl-4">
            <dt className="font-heading text-title font-semibold">{question}</dt>
            <dd className="text-ink-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Tours the features of the app; text and screenshot alternate sides. */
function Tours() {
  return (
    <section className="mx-auto grid max-w-6xl gap-16 px-5 pt-20 md:px-8 lg:gap-10 lg:pt-28">
      {text.tours.map((tour, index) => (
        <div key={tour.title} className="grid items-center gap-8 lg:grid-cols-2 lg:gap-12">
          <div className={clsx('grid max-w-md gap-3', index % 2 === 1 ? 'lg:order-2' : 'lg:justify-self-end')}>
            <h2 className="text-heading">{tour.title}</h2>
            <p className="text-lead text-ink-soft">{tour.text}</p>
          </div>
          <div className="relative mx-auto h-104 w-full max-w-sm overflow-clip rounded-large bg-sunk">
            <BandhaniBloom
              rings={8}
              className={clsx('absolute -top-8 -left-8 size-112 max-w-none opacity-40', blooms[index])}
            />
            <AppPicture
              picture={pictures[index] ?? 'dates'}
              frame="phone"
              alt={tour.alt}
              className="absolute inset-x-[14%] top-10"
            />
          </div>
        </div>
      ))}
      <div className="grid gap-8 pt-4 lg:pt-16">
        <div className="grid gap-3 text-center">
          <h2 className="text-heading">{text.memoriesTitle}</h2>
          <p className="text-lead text-ink-soft">{text.memoriesText}</p>
        </div>
        <AppPicture picture="memories" frame="window" alt={text.memoriesAlt} />
      </div>
    </section>
  );
}

/** Compares the free and the premium features, with the configured limits. */
function Comparison() {
  return (
    <section className="mx-auto grid max-w-4xl gap-6 px-5 pt-20 md:px-8 lg:pt-28">
      <h2 className="text-heading">{text.compareTitle}</h2>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b-2 border-line-strong font-heading text-lead">
            <th scope="col" className="py-3 pr-3 font-semibold">
              {text.feature}
            </th>
            <th scope="col" className="px-3 py-3 font-semibold">
              {text.free}
            </th>
            <th scope="col" className="rounded-t-small bg-accent-soft px-3 py-3 font-semibold text-accent-ink">
              {text.premium}
            </th>
          </tr>
        </thead>
        <tbody>
          <Row name={text.rows.dates} free={text.perMonth(factTokens.freeDates)} premium={text.unlimited} />
          <Row name={text.rows.memories} free={text.perMonth(factTokens.freeMemories)} premium={text.unlimited} />
          <Row name={text.rows.finances} free={<Yes />} premium={<Yes />} />
          <Row name={text.rows.notes} free={<Yes />} premium={<Yes />} />
          <Row name={text.rows.deals} free={text.perWeek(1)} premium={text.perWeek(3)} />
          <Row name={text.rows.premiumDeals} free={<No />} premium={<Yes />} />
          <Row name={text.rows.nudges} free={<No />} premium={<Yes />} />
          <Row name={text.rows.planning} free={<No />} premium={<Yes />} />
        </tbody>
      </table>
    </section>
  );
}

function Row({ name, free, premium }: { name: string; free: ReactNode; premium: ReactNode }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-3 pr-3 font-medium">
        {name}
      </th>
      <td className="px-3 py-3">{free}</td>
      <td className="bg-accent-soft px-3 py-3 font-medium text-accent-ink">{premium}</td>
    </tr>
  );
}

function Yes() {
  return (
    <>
      <Check aria-hidden className="size-5" strokeWidth={2.6} />
      <span className="sr-only">{text.included}</span>
    </>
  );
}

function No() {
  return (
    <>
      <Minus aria-hidden className="size-5 text-ink-faint" />
      <span className="sr-only">{text.notIncluded}</span>
    </>
  );
}
