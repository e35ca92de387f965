import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';

/** On a phone it loads after the first screen; on a desktop, where it is part of that, `loadMemberScreen` waits for it. */
export const SideMenu = lazyNamed(async () => (await import('./side-menu.tsx')).SideMenu);
