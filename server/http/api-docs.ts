import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { absolutePath } from 'swagger-ui-dist';
import { brand } from '#contract/brand.ts';
import { contract } from '#contract/index.ts';

/** The OpenAPI document of the whole contract. */
export async function describeApi(publicUrl: string): Promise<object> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(contract, {
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: 'Every call of the app. An error is `{"message"}` in words for the member.',
    },
    servers: [{ url: publicUrl }],
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: brand.slug } } },
    security: [{ session: [] }],
  });
}

/** `/api/openapi.json`, and `/api/docs` that shows it from our own host. */
export async function addApiDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  let document: Promise<object> | null = null;
  app.get('/api/openapi.json', () => (document ??= describeApi(publicUrl)));
  app.get('/api/docs', (_request, reply) => reply.type('text/html').send(PAGE));
  app.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript').send(START));
  await app.register(fastifyStatic, {
    root: absolutePath(),
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

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });`;
