import { brand } from '#messages/brand.ts';
import { landingText } from '#messages/screens/landing.ts';
import { paths } from '#client/paths.ts';
import { ButtonAnchor } from '#client/ui/forms/button.tsx';
import { CityJoin } from './city-join.tsx';
import { HeroScene } from './hero-scene.tsx';
import { RotatingCity } from './rotating-city.tsx';

export function Hero() {
  return (
    <section className="relative mx-auto grid max-w-6xl grid-cols-1 gap-x-10 gap-y-14 px-5 pt-6 pb-16 md:px-8 lg:grid-cols-[1.1fr_1fr] lg:items-center lg:pt-10 lg:pb-24">
      <div className="grid grid-cols-1 gap-6">
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
        <CityJoin />
      </div>
      <HeroScene />
    </section>
  );
}
