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

/** The available ones of an answer, without trust in its shape: this page knows the API only from outside. */
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
