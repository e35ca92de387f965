import { expect, test } from 'vitest';
import { splitStatements } from './split-statements.ts';

test('ends a statement at a line that ends with a semicolon, outside bodies and comments', () => {
  const parts = [
    '-- Towns; and\n-- walks.\ncreate table towns (\n  id integer -- Key;\n);\n',
    'create function tell() returns trigger language plpgsql as $$\nbegin\n  return null;\nend $$; -- Told.\n',
    'drop index a; drop index b;\n',
    'select 1',
  ];
  expect(splitStatements(parts.join(''))).toEqual(parts);
});
