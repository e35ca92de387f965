import { endpoint } from '#domain/registry/endpoint.ts';
import { CopyPart, CopyQuery } from './schema.ts';

export const copy = {
  read: endpoint({
    route: 'GET /api/copy',
    access: 'member',
    summary:
      'Everything that the member can see, or what has changed since the position of an earlier copy; a `cursor` while there is more',
    input: CopyQuery,
    output: CopyPart,
  }),
};
