import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';

const load = async () => (await import('./side-menu.tsx')).SideMenu;

/** The menu in its sheet on a phone. */
export const SheetMenu = lazyNamed(load);
/** The menu beside a desktop's screens, for which `loadMemberScreen` waits. A phone, which hides it, loads it last. */
export const SideMenu = lazyNamed(load, null, { isBelow: true });
