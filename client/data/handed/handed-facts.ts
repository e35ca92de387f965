/** Most pictures of one hand-over, and letters of its text. */
export const HANDED_PICTURES_MAX = 20;
export const HANDED_TEXT_MAX = 50_000;

/** Text and pictures of another app, in memory alone: in the service worker until a page asks, then in the page. */
export interface Handed {
  text: string;
  pictures: readonly File[];
}

/** A page's question to the service worker for what was handed over under an id. */
export interface HandedQuestion {
  type: 'HANDED';
  id: string;
}

export function isHandedQuestion(data: unknown): data is HandedQuestion {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'HANDED' && 'id' in data;
}

export function isHanded(data: unknown): data is Handed {
  return typeof data === 'object' && data !== null && 'text' in data && 'pictures' in data;
}
