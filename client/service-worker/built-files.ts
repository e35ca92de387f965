/** A script or style sheet of a build. */
export interface BuiltFile {
  /** Path with the hash that names the content. */
  url: string;
  /** Digest of the content. */
  content: string;
  /** Digest of the content without the hashes in the names of other files. */
  body: string;
}

/** Name of a script or style sheet of the build, with the hash of its content. */
const hashedName = /([\w.-]+)-[\w-]{8}(\.(?:js|css))/g;

/** Returns the name of a file without the hash in it. */
export function bareName(name: string): string {
  return name.replace(hashedName, '$1$2');
}

/** Replaces each name of a file with a hash in a text. */
export function renameFiles(text: string, rename: (name: string) => string): string {
  return text.replace(hashedName, rename);
}

/** Returns the beginning of a text's SHA-256, as 8 hexadecimal digits. */
export async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
