import { isApiError, wordsOf } from '#client/lib/api-error.ts';

/** Shows the server's reason for rejecting a form. Failures without a reason appear only in the toast. */
export function ServerError({ error }: { error: Error | null }) {
  if (!isApiError(error) || error.status < 400 || error.status >= 500 || error.status === 401) return null;
  return (
    <p role="alert" className="rounded-small bg-danger-soft px-4 py-3 text-danger">
      {wordsOf(error)}
    </p>
  );
}
