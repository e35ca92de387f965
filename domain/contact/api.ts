import { endpoint } from '#domain/registry/endpoint.ts';
import { contactLimit } from '#domain/registry/rate-limits.ts';
import { ContactInput, ContactMessage } from './schema.ts';

export const contact = {
  send: endpoint({
    route: 'POST /api/contact',
    access: 'public',
    queue: 'contact',
    summary: 'Write to us; the same message while it waits for an answer is the same message. A mail acknowledges it',
    input: ContactInput,
    output: ContactMessage,
    status: 201,
    limit: contactLimit,
    maxBodyBytes: 64 * 1024,
  }),
};
