/** Address of the fallbacks (`built-ins.ts`), which the service worker keeps too. */
export const BUILT_INS_FILE = '/built-ins.js';

/**
 * Returns true in a browser that needs the fallbacks. The head of every page has its text, so it uses only what all
 * browsers have.
 */
export function lacksBuiltIns(): boolean {
  return !(
    'groupBy' in Map &&
    'groupBy' in Object &&
    'withResolvers' in Promise &&
    'findLast' in Array.prototype &&
    'toSorted' in Array.prototype &&
    'toWellFormed' in String.prototype &&
    'structuredClone' in globalThis &&
    'canParse' in URL &&
    'parse' in URL &&
    'any' in AbortSignal &&
    'timeout' in AbortSignal
  );
}

/** Loads the fallbacks first, in the head of every page. In parts, so that the text is no element. */
export const builtInsScript = `if((${String(lacksBuiltIns)})())document.write('<'+'script src="${BUILT_INS_FILE}"></'+'script>')`;
