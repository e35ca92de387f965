import { expect, test } from 'vitest';
import { noResponse, RequestError } from '#client/lib/public/request.ts';
import { sessionText } from '#messages/en/member-shell.ts';
import { mutationToasts } from './mutation-toasts.ts';
import { latestToast } from './toast.ts';

const failure = { title: 'Not saved' };
const sessionOver = new RequestError({ code: null, message: 'Unauthorized' }, 401);

test('shows the success, then passes the response to onDone', () => {
  const done: string[] = [];
  const { onSuccess } = mutationToasts<string, number>({
    success: (data, input) => ({ title: `${data} ${input}` }),
    failure,
    onDone: (data) => done.push(data),
  });
  onSuccess('Saved', 7);
  expect(latestToast.get()).toEqual({ title: 'Saved 7', tone: 'positive' });
  expect(done).toEqual(['Saved']);
});

test('applies the tone of the toast instead of the outcome’s', () => {
  mutationToasts({ success: { title: 'Deleted', tone: 'neutral' }, failure }).onSuccess(null, null);
  expect(latestToast.get()).toEqual({ title: 'Deleted', tone: 'neutral' });
});

test('shows the failure', () => {
  mutationToasts({ failure: ({ message }) => ({ ...failure, description: message }) }).onError(
    new RequestError({ code: null, message: 'It is taken' }, 409),
  );
  expect(latestToast.get()).toEqual({ title: 'Not saved', description: 'It is taken', tone: 'danger' });
});

test('shows a notice, nothing or the failure if the session has ended', () => {
  mutationToasts({ failure }).onError(sessionOver);
  expect(latestToast.get()?.title).toBe(sessionText.unauthorized);
  const before = latestToast.get();
  mutationToasts({ failure, signedOut: 'silent' }).onError(sessionOver);
  expect(latestToast.get()).toBe(before);
  mutationToasts({ failure, signedOut: 'failure' }).onError(sessionOver);
  expect(latestToast.get()).toEqual({ ...failure, tone: 'danger' });
});

test('reports a missing network instead of the failure', () => {
  mutationToasts({ failure: { title: 'Error', description: 'Failed to add expense.' } }).onError(noResponse());
  expect(latestToast.get()).toEqual({
    title: 'Error',
    description: 'You are offline. Try again when you are connected.',
    tone: 'danger',
  });
});

test('shows the reference of a failure on our side', () => {
  mutationToasts({ failure }).onError(
    new RequestError({ code: 'internal', message: 'Something went wrong', reference: 'ab12cd34' }, 500),
  );
  expect(latestToast.get()).toEqual({ ...failure, note: 'Reference ab12cd34', tone: 'danger' });
});
