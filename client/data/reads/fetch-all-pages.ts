/** Maximum number of pages; a longer list is truncated. */
const MAX_PAGES = 100;

/**
 * Fetches all pages of a list that is requested without a limit; nearly always there is one. `send` makes a call and
 * returns its successful response.
 */
export async function fetchAllPages(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const first = await send(request);
  let cursor = first.headers.get('x-next-cursor');
  const url = new URL(request.url);
  if (!cursor || request.method !== 'GET' || url.searchParams.has('limit')) return first;
  const rows: unknown[] = readRows(await first.json());
  for (let page = 1; cursor && page < MAX_PAGES; page += 1) {
    url.searchParams.set('cursor', cursor);
    const { headers, signal } = request;
    const next = await send(new Request(url, { headers, signal }));
    rows.push(...readRows(await next.json()));
    cursor = next.headers.get('x-next-cursor');
  }
  return Response.json(rows);
}

function readRows(body: unknown): unknown[] {
  return Array.isArray(body) ? body : [];
}
