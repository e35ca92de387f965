import { fillText } from './words.ts';

/**
 * Switches a page with several states (`data-states`) to the template of a name, with the values filled into its
 * braces. Returns the element with the new state.
 */
export function showState(name: string, values: Record<string, string> = {}): HTMLElement {
  const states = document.querySelector<HTMLElement>('[data-states]');
  const template = states?.querySelector<HTMLTemplateElement>(`template[data-state="${name}"]`);
  if (!states || !template) throw new Error(`This page has no state ${name}`);
  const content = document.importNode(template.content, true);
  fillBraces(content, values);
  for (const child of states.querySelectorAll(':scope > :not(template)')) child.remove();
  states.append(content);
  return states;
}

function fillBraces(content: DocumentFragment, values: Record<string, string>) {
  const texts = document.createNodeIterator(content, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.includes('{')) text.nodeValue = fillText(text.nodeValue, values);
}
