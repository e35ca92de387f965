import { brand } from '#domain/kernel/brand.ts';
import { photoIdOf } from '#domain/photos/address.ts';
import { paths } from '#domain/registry/screen-paths.ts';

/**
 * Message from the server (server/platform/push). A tap opens `path`, and a message with the same `tag` replaces the
 * earlier one.
 */
export interface PushMessage {
  title: string;
  message: string;
  path: string;
  tag: string;
  /** Address of a photo of the member's; `null` for a message without one. */
  image: string | null;
}

/**
 * Parses a push message. Every push must show a notification, or the browser revokes the permission: missing or invalid
 * fields get defaults.
 */
export function readPushMessage(text: string | null): PushMessage {
  const sent = parse(text);
  return {
    title: readText(sent, 'title') || brand.name,
    message: readText(sent, 'message'),
    path: readPath(sent),
    tag: readText(sent, 'tag') || brand.slug,
    image: readImage(sent),
  };
}

/** Returns the path of a notification's screen. Only paths inside this app are opened. */
export function readPath(data: unknown): string {
  const path = readText(data, 'path');
  return /^\/(?![/\\])/.test(path) ? path : paths.dashboard;
}

/** Returns the address of a photo of our own. No other server is asked for a picture. */
function readImage(sent: unknown): string | null {
  const address = readText(sent, 'image');
  return photoIdOf(address) === null ? null : address;
}

function parse(text: string | null): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    // The text is not ours or from a later version, but is still worth showing.
    return { message: text };
  }
}

function readText(data: unknown, field: string): string {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, field) : null;
  return typeof value === 'string' ? value : '';
}
