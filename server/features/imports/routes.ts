import { imports } from '#domain/imports/api.ts';
import { implement } from '#server/http/implement.ts';
import { checkImport, createImport, readImports, undoImport } from './service.ts';

export const importsRoutes = implement(imports, {
  list: readImports,
  check: checkImport,
  create: createImport,
  undo: undoImport,
});
