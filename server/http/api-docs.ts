import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract, memberContract } from '#domain/api.ts';
import { brand } from '#domain/kernel/brand.ts';
import type { EndpointTable } from '#domain/registry/endpoint.ts';
import { packFile, type PackedFile, sendPacked } from './packed-file.ts';

/** Returns the OpenAPI document of a table of calls. */
export async function describeApi(publicUrl: string, calls: EndpointTable): Promise<object> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(calls, {
    info: {
      title: `${brand.name} API`,
      version: '1',
      description:
        'Every call of the app. An error is `{"code", "message"}`: the code is stable, the message is worded for the member. One of 500 and above also has a `reference`, the `X-Request-Id` of the call.',
    },
    servers: [{ url: publicUrl }],
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: brand.slug } } },
    security: [{ session: [] }],
  });
}

/** Importing the package itself would load its 2 MB of browser scripts into the server. */
const swaggerDirectory = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

/** Resolves to true if the caller may see the admin panel's calls at `/api/docs`. */
type IsAdmin = (request: FastifyRequest) => Promise<boolean>;

/**
 * Serves the complete document to every caller at `/api/openapi.json`, and Swagger UI from our own host at `/api/docs`.
 * Swagger UI shows the admin panel's calls only to admins.
 */
export async function addApiDocs(app: FastifyInstance, publicUrl: string, isAdmin: IsAdmin): Promise<void> {
  let whole: Promise<PackedFile> | null = null;
  let ofMembers: Promise<PackedFile> | null = null;
  const pack = async (calls: EndpointTable) => packFile(JSON.stringify(await describeApi(publicUrl, calls)));
  const packWhole = () => (whole ??= pack(contract));
  const send = (request: FastifyRequest, reply: FastifyReply, document: PackedFile) =>
    sendPacked(request, reply.type('application/json; charset=utf-8'), document);
  app.get('/api/openapi.json', async (request, reply) => send(request, reply, await packWhole()));
  app.get('/api/docs/openapi.json', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const document = (await isAdmin(request)) ? packWhole() : (ofMembers ??= pack(memberContract));
    return send(request, reply, await document);
  });
  app.get('/api/docs', (_request, reply) => reply.type('text/html').send(PAGE));
  app.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript').send(START));
  await app.register(fastifyStatic, {
    root: swaggerDirectory,
    prefix: '/api/docs/assets/',
    decorateReply: false,
    cacheControl: false,
    index: false,
    allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(path),
  });
}

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${brand.name} API</title><link rel="stylesheet" href="/api/docs/assets/swagger-ui.css"></head>
<body><main id="docs"></main><script src="/api/docs/assets/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;

const START = `SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#docs', deepLinking: true });`;
