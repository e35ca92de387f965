import { fieldsFault } from '#domain/kernel/fields.ts';
import { refuse } from '#server/platform/errors.ts';

/** Parameters of a query. No call of the contract takes more than a few. */
const PARAMETERS_MAX = 100;
/** Brackets in the name of a parameter, each of which nests its value in another object. */
const DEPTH_MAX = 4;

/** Throws 400 for a query of more parameters or depth than any call takes: reading it costs time for each. */
export function checkQuery(url: string): void {
  const start = url.indexOf('?');
  if (start === -1) return;
  let parameters = 1;
  let depth = 0;
  for (let at = start + 1; at < url.length; at += 1) {
    const letter = url[at];
    if (letter === '&') {
      parameters += 1;
      depth = 0;
    } else if (letter === '[' || (letter === '%' && url[at + 1] === '5' && /[bB]/.test(url[at + 2] ?? ''))) depth += 1;
    if (parameters > PARAMETERS_MAX || depth > DEPTH_MAX) throw refuse.invalid('invalid', fieldsFault('invalid'));
  }
}
