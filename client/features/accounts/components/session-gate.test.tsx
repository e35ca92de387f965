import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#client/data/api.ts';
import { queryClient } from '#client/data/query-client.ts';
import { arjun, riya } from '#tests/components/couple.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';
import { SessionGate } from './session-gate.tsx';

test('leaves with the member for whom the screens were rendered, once another signs in', async () => {
  provideServer({ 'GET /api/auth/user': () => Response.json(riya) });
  document.cookie = 'jugal_in=en; Path=/';
  localStorage.setItem('theme', 'dark');
  await renderForMember(<SessionGate>{({ firstName }) => <p>Chai for {firstName}</p>}</SessionGate>);
  expect(screen.getByText('Chai for Riya')).toBeDefined();
  queryClient.setQueryData(api.accounts.me.queryKey(), arjun);
  await waitFor(() => expect(location.assign).toHaveBeenCalledExactlyOnceWith('/'));
  expect(document.body.textContent).not.toContain('Chai for Arjun');
  expect(document.documentElement.hidden).toBe(true);
  // The data of the other member stay.
  expect(document.cookie).toContain('jugal_in=en');
  expect(localStorage.getItem('theme')).toBe('dark');
});
