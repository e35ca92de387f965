import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { paths } from '#client/paths.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { menuText } from '#messages/menu.ts';
import { shellText } from '#messages/shell.ts';
import { riya } from '#tests/components/couple.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { SideMenu } from './side-menu.tsx';

async function renderMenu(path: string, isAdmin = false) {
  const navigate = vi.fn<() => void>();
  const user = { ...riya, isAdmin };
  await renderForMember(
    <SideMenu user={user} onSignOut={() => undefined} isSigningOut={false} onNavigate={navigate} />,
    user,
    path,
  );
  return navigate;
}

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('lists the screens in five groups, and marks the open one', async () => {
  const navigate = await renderMenu(paths.finances);
  const menu = within(screen.getByRole('navigation', { name: shellText.mainMenu }));
  expect(menu.getAllByRole('list')).toHaveLength(6);
  const { groups } = menuText;
  expect(names(menu.getByRole('list', { name: groups.money }))).toEqual([shellText.finances, menuText.redeem]);
  expect(names(menu.getByRole('list', { name: groups.keep }))).toEqual([shellText.memories, menuText.ourYear]);
  expect(names(menu.getByRole('list', { name: groups.settings }))).toEqual([
    menuText.profile,
    menuText.data,
    menuText.subscription,
  ]);
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe(shellText.finances);
  expect(menu.queryByRole('link', { name: menuText.admin })).toBeNull();
  await userEvent.click(menu.getByRole('link', { name: menuText.lists }));
  expect(navigate).toHaveBeenCalledOnce();
});

test('shows an admin the panel’s own menu in the panel, with a way back', async () => {
  await renderMenu(`${paths.admin}?tab=waitlist`, true);
  const menu = within(await screen.findByRole('navigation', { name: adminText.title }));
  expect(screen.queryByRole('navigation', { name: shellText.mainMenu })).toBeNull();
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe(adminText.tabLabels.waitlist);
  expect(menu.getAllByRole('link')).toHaveLength(Object.keys(adminText.tabLabels).length + 1);
  expect(menu.getByRole('link', { name: adminText.backToApp }).getAttribute('href')).toBe(paths.dashboard);
});

test('shows an admin the main menu on every other screen', async () => {
  await renderMenu(paths.dashboard, true);
  expect(screen.getByRole('link', { name: menuText.admin }).getAttribute('href')).toBe(paths.admin);
});
