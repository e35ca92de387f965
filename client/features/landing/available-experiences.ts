/** What the landing page shows of an experience that can be booked. */
export interface AvailableExperience {
  id: string;
  title: string;
  subtitle: string | null;
  location: string | null;
  eventDate: string | null;
  bookingLink: string | null;
  buttonText: string | null;
}

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

export function readAvailable(list: unknown): AvailableExperience[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const text = (key: string) => textOf(Reflect.get(item, key));
    const id = text('id');
    const title = text('title');
    if (!id || !title || text('status') !== 'Available') return [];
    return [
      {
        id,
        title,
        subtitle: text('subtitle'),
        location: text('location'),
        eventDate: text('eventDate'),
        bookingLink: text('bookingLink'),
        buttonText: text('buttonText'),
      },
    ];
  });
}

function textOf(value: unknown) {
  return typeof value === 'string' && value.trim() ? value : null;
}
