import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../query-client.ts';

function Balance() {
  const { data } = useQuery({ queryKey: ['balance'], queryFn: () => 'old', initialData: 'old' });
  return <button type="button">{data}</button>;
}

test('shows an answer that comes during a press after it', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <Balance />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button);
  await act(async () => {
    queryClient.setQueryData(['balance'], 'new');
    await vi.waitFor(() => expect(queryClient.getQueryData(['balance'])).toBe('new'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(button.textContent).toBe('old');
  fireEvent.click(button);
  await vi.waitFor(() => expect(button.textContent).toBe('new'));
});
