import { useMutation } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderForMember } from '#tests/components/member-page.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { FormDialog } from '../overlays/form-dialog.tsx';
import { useFormWithoutDraft } from './use-form-without-draft.ts';

const Secret = z.object({ password: z.string().min(1, 'A password is needed') });

const onSend = vi.fn<(input: z.output<typeof Secret>) => Promise<void>>();

beforeEach(() => {
  sessionStorage.clear();
  onSend.mockReset();
});

function SecretDialog() {
  const { field, submission } = useFormWithoutDraft({ schema: Secret, values: { password: '' } });
  const send = useMutation({ mutationFn: onSend });
  return (
    <FormDialog title="Proof" submitLabel="Send" {...submission(send)} onClose={() => {}}>
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
    </FormDialog>
  );
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

test('shows the error at its field, and sends nothing', async () => {
  await renderForMember(<SecretDialog />);
  await screen.findByLabelText('Password');
  press();
  expect(await screen.findByText('A password is needed')).toBeDefined();
  expect(onSend).not.toHaveBeenCalled();
});

test('sends what was typed, and stores none of it', async () => {
  await renderForMember(<SecretDialog />);
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'kite-roof' } });
  expect(sessionStorage).toHaveLength(0);
  press();
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  expect(onSend.mock.calls[0]?.[0]).toEqual({ password: 'kite-roof' });
});
