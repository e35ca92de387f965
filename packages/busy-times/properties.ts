import type { Component } from './components.ts';

/** A property with its parameters by their names in upper case. */
export interface Property {
  parameters: ReadonlyMap<string, string>;
  value: string;
}

/** The beginning of a time, a day or a period. */
const TIME_AHEAD = /^\s*\d{4}[-/.]?\d{2}[-/.]?\d{2}/;

/** Returns the properties of a name, split at their first colon. */
export function readProperties({ lines }: Component, name: string): Property[] {
  return (lines.get(name) ?? []).map((line) => splitLine(line, listColons(line)[0]));
}

/**
 * Returns the properties of a name whose values are times. Programs write time zones with a colon without quotes, so the
 * first colon before a time counts.
 */
export function readTimeProperties({ lines }: Component, name: string): Property[] {
  return (lines.get(name) ?? []).map((line) => {
    const first = line.indexOf(':');
    if (!line.slice(0, first).includes(';')) return splitLine(line, first === -1 ? undefined : first);
    const colons = listColons(line);
    return splitLine(line, colons.find((at) => TIME_AHEAD.test(line.slice(at + 1, at + 30))) ?? colons[0]);
  });
}

function splitLine(line: string, colon = line.length): Property {
  const parameters = new Map<string, string>();
  const head = line.slice(0, colon);
  for (const [, name = '', quoted, plain = ''] of head.includes(';')
    ? head.matchAll(/;([^=;]+)=(?:"([^"]*)"?|([^;]*))/g)
    : [])
    parameters.set(name.trim().toUpperCase(), (quoted ?? plain).trim());
  return { parameters, value: line.slice(colon + 1).trim() };
}

/** Returns the places of the colons outside quotes, or of all if a quote is not ended. */
function listColons(line: string): number[] {
  const parts = line.split('"');
  const isWhole = parts.length % 2 === 1;
  const colons: number[] = [];
  let at = 0;
  for (const [place, part] of parts.entries()) {
    if (!isWhole || place % 2 === 0)
      for (let colon = part.indexOf(':'); colon !== -1; colon = part.indexOf(':', colon + 1)) colons.push(at + colon);
    at += part.length + 1;
  }
  return colons;
}

/** Returns the text of a property as one line, or `null`. Text is unescaped. */
export function readText(component: Component, name: string): string | null {
  const [property] = readProperties(component, name);
  if (!property) return null;
  return property.value.replaceAll(/\\n/gi, ' ').replaceAll(/\\(.)/g, '$1').trim();
}
