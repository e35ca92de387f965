import { brand } from '#messages/brand.ts';
import { shellText } from '#messages/screens/shell.ts';
import { type Path, paths } from '#client/paths.ts';
import { Mark } from '#client/ui/content/mark.tsx';
import { ButtonAnchor } from '#client/ui/forms/button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { PublicLinks } from './public-links.tsx';
import { PublicMenu } from './public-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Header of the public page at `path`. */
export function PublicHeader({ path }: { path: Path }) {
  return (
    <header className="relative z-20">
      <div className="mx-auto flex min-h-18 max-w-6xl items-center gap-2 px-5 max-[22rem]:gap-1 max-[18rem]:flex-wrap max-[18rem]:justify-end max-[18rem]:py-3 md:px-8">
        <a href={paths.home} className="mr-auto flex min-h-11 items-center gap-2.5 rounded-small">
          <Mark className="size-9" />
          <span className="pt-1 font-heading text-title font-semibold max-[22rem]:sr-only">{brand.name}</span>
        </a>
        <nav aria-label={shellText.publicMenu} className="hidden md:flex">
          <PublicLinks path={path} />
        </nav>
        <LanguageMenu path={path} />
        <ThemeToggle />
        <ButtonAnchor
          href={paths.login}
          variant="secondary"
          className="only-visitor shrink-0 whitespace-nowrap max-[24rem]:px-3.5"
        >
          {shellText.signIn}
        </ButtonAnchor>
        <ButtonAnchor
          href={paths.dashboard}
          variant="secondary"
          className="only-member shrink-0 whitespace-nowrap max-[24rem]:px-3.5"
        >
          {shellText.dashboard}
        </ButtonAnchor>
        <PublicMenu path={path} />
      </div>
    </header>
  );
}
