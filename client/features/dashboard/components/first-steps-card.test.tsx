import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FIRST_STEPS, type FirstSteps } from '#domain/first-steps/schema.ts';
import { firstStepsText as text } from '#messages/first-steps.ts';
import { uiText } from '#messages/ui.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

const stepsWith = (left: FirstSteps['steps'][number]['name'] | null): FirstSteps => ({
  isPutAway: false,
  steps: FIRST_STEPS.map((name) => ({ name, isDone: name !== left })),
});

beforeEach(() => void vi.resetModules());

async function open(first: FirstSteps) {
  provideServer({ 'GET /api/first-steps': () => Response.json(first) });
  const [{ FirstStepsCard }, { queryClient }, { api }] = await Promise.all([
    import('./first-steps-card.tsx'),
    import('#client/data/query-client.ts'),
    import('#client/data/api.ts'),
  ]);
  const set = (next: FirstSteps) => act(() => void queryClient.setQueryData(api.firstSteps.get.queryKey(), next));
  set(first);
  await renderForMember(<FirstStepsCard />);
  return set;
}

test('says that the steps are done, until it is closed', async () => {
  const set = await open(stepsWith('expense'));
  await screen.findByText(text.stepsDone(4, 5));
  set(stepsWith(null));
  expect((await screen.findByRole('status')).textContent).toContain(text.stepsComplete);
  await userEvent.click(screen.getByRole('button', { name: uiText.close }));
  expect(screen.queryByText(text.stepsComplete)).toBeNull();
});

test('says so too if the last step was the partner, for whom Home changes the card’s place', async () => {
  await open(stepsWith(null));
  expect(await screen.findByText(text.stepsComplete)).toBeTruthy();
});
