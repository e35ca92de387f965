import { isApiError } from '../../../lib/api.ts';

/** Why the server did not take a form, where its words help; the toast says the rest. */
export function Refusal({ error }: { error: Error | null }) {
  if (!isApiError(error) || error.status < 400 || error.status >= 500 || error.status === 401) return null;
  return (
    <p role="alert" className="rounded-small bg-danger-soft px-4 py-3 text-danger">
      {error.message}
    </p>
  );
}
