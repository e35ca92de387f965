import { type PageMeta, publicAddress } from '#client/lib/public/page-meta.tsx';
import { paths } from '#client/paths.ts';
import { BlockPrintBorder } from '#client/ui/content/ornaments.tsx';
import { ButtonAnchor, buttonClass, Button } from '#client/ui/forms/button.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { pilotCities } from '#domain/site/cities.ts';
import { factTokens } from '#domain/site/facts.ts';
import { citiesText } from '#messages/cities.ts';
import { landingText } from '#messages/landing.ts';
import { HeroScene } from '../components/hero-scene.tsx';
import { Voices } from '../components/voices.tsx';
import { cityPickerId, cityGroups, joinWords } from '../form-model.ts';

export const landingMeta: PageMeta = {
  path: paths.home,
  title: landingText.title(brand.name),
  description: landingText.description,
  linkedData: {
    '@type': 'WebSite',
    name: brand.name,
    alternateName: brand.nameInGujarati,
    url: publicAddress(paths.home),
  },
};

export function LandingScreen() {
  return (
    <>
      <Hero />
      <Claims />
      <Voices />
      {/* The server replaces this token with the rendered `AvailableExperiences`. */}
      {factTokens.availableExperiences}
      <Price />
      <Cities />
    </>
  );
}

/** Shows the pilot's offer as four figures on one cloth. */
function Claims() {
  return (
    <section aria-label={landingText.claimsLabel} className="bg-cloth text-on-cloth">
      <BlockPrintBorder id="claims-border" className="block -translate-y-full text-cloth" />
      <dl className="mx-auto grid max-w-6xl gap-x-8 gap-y-6 px-5 pt-2 pb-9 sm:grid-cols-2 md:px-8 lg:grid-cols-[auto_auto_auto_auto] lg:justify-between">
        {landingText.claims.map((claim) => (
          <div key={claim.figure} className="flex flex-col-reverse justify-end border-l-2 border-festive pl-4">
            <dt className="max-w-52 text-caption">{claim.text}</dt>
            <dd className="figures font-heading text-title font-semibold">{claim.figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Price() {
  return (
    <section className="mx-auto max-w-6xl px-5 pt-24 md:px-8 lg:pt-32">
      <div className="relative grid items-center gap-8 overflow-hidden rounded-large bg-festive px-6 py-10 text-on-festive sm:px-10 lg:grid-cols-[1.4fr_1fr] lg:py-14">
        <div
          aria-hidden
          className="absolute inset-y-0 right-0 hidden w-2/5 lg:block bandhani text-on-festive opacity-10"
        />
        <div className="relative grid gap-3">
          <h2 className="text-heading">{landingText.priceTitle}</h2>
          <p className="max-w-lg text-lead">{landingText.priceText(brand.name)}</p>
        </div>
        <div className="relative grid justify-items-start gap-1 lg:justify-items-end lg:text-right">
          {factTokens.priceTag}
          <p className="mt-2 rounded-full bg-on-festive px-4 py-1 font-semibold text-festive">{landingText.priceNow}</p>
        </div>
      </div>
    </section>
  );
}

function Hero() {
  return (
    <section className="relative mx-auto grid max-w-6xl grid-cols-1 gap-x-10 gap-y-10 px-5 pt-6 pb-16 md:px-8 lg:grid-cols-[1.1fr_1fr] lg:gap-y-6 lg:pt-10 lg:pb-24">
      <div className="grid grid-cols-1 gap-6 lg:self-end">
        <RotatingCity />
        <h1 className="text-display tracking-(--display-tracking)">
          {landingText.headline[0]}
          <br />
          <span className="text-accent-ink">{landingText.headline[1]}</span>
        </h1>
        <p className="max-w-lg text-lead text-ink-soft">{landingText.lead(brand.name)}</p>
        <ButtonAnchor href={paths.register} size="large" className="sm:justify-self-start sm:min-w-72">
          {landingText.startNow}
        </ButtonAnchor>
      </div>
      {/* A phone shows the app before the cities. */}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
        <HeroScene />
      </div>
      <CityJoin />
    </section>
  );
}

/**
 * Teaser above the headline, alone on its line so that a longer name moves nothing. Screen readers hear only the
 * region; `public-pages/scripts/rotating-city.ts` changes the city.
 */
function RotatingCity() {
  return (
    <p className="flex h-8 items-center gap-3 text-body font-medium whitespace-nowrap text-festive-ink max-[18rem]:h-14 max-[18rem]:whitespace-normal">
      <span aria-hidden className="flex gap-1">
        <span className="size-2 rounded-full bg-(--mark-left)" />
        <span className="size-2 rounded-full bg-(--mark-right)" />
      </span>
      <span className="sr-only">{landingText.eyebrow(landingText.eyebrowRegion)}</span>
      <span
        aria-hidden
        className="appear"
        data-rotating-city={JSON.stringify(pilotCities.map(announceCity))}
        data-testid="rotating-city"
      >
        {announceCity(pilotCities[0])}
      </span>
    </p>
  );
}

function announceCity(city: (typeof pilotCities)[number]): string {
  return landingText.eyebrow(citiesText[city]);
}

/** Lists the twelve cities, set like a verse, with a link back to the picker. */
function Cities() {
  return (
    <section className="mx-auto grid max-w-6xl gap-10 px-5 pt-24 md:px-8 lg:grid-cols-[1.3fr_1fr] lg:items-end lg:gap-20 lg:pt-32">
      <div className="grid gap-5">
        <h2 className="text-heading">{landingText.citiesTitle}</h2>
        <p className="max-w-lg text-lead text-ink-soft">{landingText.citiesText}</p>
        <ul className="flex flex-wrap items-center gap-x-4 font-heading text-heading font-semibold">
          {pilotCities.map((city) => (
            <li
              key={city}
              className="flex items-center gap-4 not-last:after:size-2 not-last:after:rounded-full not-last:after:bg-line-strong odd:text-accent-ink even:text-festive-ink"
            >
              {citiesText[city]}
            </li>
          ))}
        </ul>
      </div>
      <a
        href={`#${cityPickerId}`}
        className={`${buttonClass({ variant: 'secondary', size: 'large' })} lg:justify-self-end`}
      >
        {landingText.citiesAction}
      </a>
    </section>
  );
}

/** City picker with the join button; `public-pages/scripts/city-join.ts` adds the behaviour. */
function CityJoin() {
  return (
    <form
      id={cityPickerId}
      action={paths.waitlist}
      data-words={JSON.stringify(joinWords)}
      className="grid max-w-lg grid-cols-1 gap-4"
    >
      <SelectField
        label={landingText.cityLabel}
        name="city"
        options={cityGroups}
        placeholder={landingText.cityPlaceholder}
        defaultValue=""
        className="min-h-14 text-lead"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" size="large" disabled className="grow sm:grow-0 sm:min-w-72">
          {joinWords.none}
        </Button>
        <ButtonAnchor href={paths.waitlist} variant="quiet" size="large" className="grow sm:grow-0">
          {landingText.waitlist}
        </ButtonAnchor>
      </div>
      <p className="text-caption text-ink-soft">{landingText.freeNote}</p>
    </form>
  );
}
