import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { riya } from './couple.ts';

/** Renders a part of a member's page, with the modules of the current page (`vi.resetModules`). */
export async function renderForMember(content: ReactNode, member = riya, path = '/') {
  const [{ MemberProvider }, { queryClient }, { api }] = await Promise.all([
    import('#client/data/session.ts'),
    import('#client/data/query-client.ts'),
    import('#client/data/api.ts'),
  ]);
  queryClient.setQueryData(api.accounts.me.queryKey(), member);
  return render(
    <QueryClientProvider client={queryClient}>
      <MemberProvider value={member}>
        <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
      </MemberProvider>
    </QueryClientProvider>,
  );
}
