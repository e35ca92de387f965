import { brand } from '#messages/brand.ts';
import { landingText } from '#messages/screens/landing.ts';
import { paths } from '#client/paths.ts';
import { ButtonAnchor } from '#client/ui/forms/button.tsx';
import { CityJoin } from './city-join.tsx';
import { HeroScene } from './hero-scene.tsx';
import { RotatingCity } from './rotating-city.tsx';

export function Hero() {
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
