import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldsText } from '#messages/fields.ts';
import type { ListedEndpoint } from './api.ts';

/** Methods of pages and files. */
const PAGE_METHODS = ['GET', 'HEAD'];

/**
 * Answers requests that no route serves: 405 with the methods of the address, or 404. Their bodies are not read. Call it
 * after the other hooks, which these answers need too.
 */
export function answerNotServed(app: FastifyInstance, endpoints: readonly ListedEndpoint[]): void {
  const findMethods = listMethods(endpoints);
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
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
  };
  app.setNotFoundHandler(answer);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) answer(request, reply);
    else done();
  });
  for (const url of ['/api', '/api/*'])
    app.all(url, { onRequest: (request, reply, _done) => void answer(request, reply) }, answer);
}

/** Returns a function that lists the methods of a path in the contract. */
function listMethods(endpoints: readonly ListedEndpoint[]): (path: string) => string[] {
  const patterns = endpoints.map(({ path, method, isStream }) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
    methods: method === 'GET' && !isStream ? PAGE_METHODS : [method],
  }));
  return (path) => [...new Set(patterns.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : [])))];
}
