/** The parts of an endpoint that the client uses; its schemas stay on the server. */
export interface CalledEndpoint {
  /** Method and path, such as `GET /api/lists/{id}`. */
  route: string;
  invalidates: readonly string[];
}

/** Endpoints by name, nested by resource. */
export interface CalledEndpoints {
  [name: string]: CalledEndpoint | CalledEndpoints;
}

/** Returns the endpoint at a path such as `['dates', 'create']`; `null` if the table has none there. */
export function findEndpoint(table: CalledEndpoints, path: readonly string[]): CalledEndpoint | null {
  let node: CalledEndpoint | CalledEndpoints | undefined = table;
  for (const key of path) node = node && !isEndpoint(node) ? node[key] : undefined;
  return node && isEndpoint(node) ? node : null;
}

export function isEndpoint(node: CalledEndpoint | CalledEndpoints): node is CalledEndpoint {
  return typeof node['route'] === 'string';
}
