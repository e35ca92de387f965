import { type AvailableExperience, readAvailable } from './experiences-model.ts';

/**
 * The experiences of `GET /api/experiences` that are available. Read without the API client, which would double this page's JavaScript.
 * Where the list cannot be had, the answer is empty and the page goes without its section: a visitor has no use for an error here.
 */
export async function loadAvailableExperiences(signal: AbortSignal): Promise<AvailableExperience[]> {
  try {
    const response = await fetch('/api/experiences', { signal, headers: { accept: 'application/json' } });
    const isJson = response.headers.get('content-type')?.includes('json');
    return response.ok && isJson ? readAvailable(await response.json()) : [];
  } catch {
    return [];
  }
}
