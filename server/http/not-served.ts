import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldsText } from '#messages/fields.ts';
import type { ListedEndpoint } from './api.ts';

/** Methods of pages and files. */
const PAGE_METHODS = ['GET', 'HEAD'];

/** Answers requests that no route serves: 405 with the methods of the address, or 404. */
export function answerNotServed(app: FastifyInstance, endpoints: readonly ListedEndpoint[]): void {
  const findMethods = listMethods(endpoints);
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split(/[?#]/);
    const isApi = path === '/api' || path.startsWith('/api/');
    const methods = isApi ? findMethods(path) : PAGE_METHODS;
    if (isApi) void reply.header('cache-control', 'no-store');
    if (methods.length === 0 || methods.includes(request.method))
      return reply.status(404).send({ code: 'not_found', message: fieldsText.notFound });
    return reply
      .status(405)
      .header('allow', methods.join(', '))
      .send({ code: 'method_not_allowed', message: fieldsText.methodNotAllowed });
  });
}

/** Returns a function that lists the methods of a path in the contract. */
function listMethods(endpoints: readonly ListedEndpoint[]): (path: string) => string[] {
  const patterns = endpoints.map(({ path, method, isStream }) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
    methods: method === 'GET' && !isStream ? PAGE_METHODS : [method],
  }));
  return (path) => [...new Set(patterns.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : [])))];
}
