import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { refuse } from '#server/platform/errors.ts';
import { runForReader } from '../gate/reader.ts';

const MAX_FILES = 1;
const MAX_FIELDS = 5;
const MAX_NAME_LENGTH = 64;
const MAX_FIELD_BYTES = 16 * 1024;
/** Limit for the headers of one part. The parser does not read past it. */
const MAX_HEADER_BYTES = 2048;
const MAX_HEADERS = 16;
/** Letters of a boundary (RFC 2046, section 5.1.1). Pieces of the body are compared with it. */
const MAX_BOUNDARY = 70;

/** Letters that quotes add to it. */
const QUOTES = 2;

type Form = Record<string, string | File>;

/**
 * Reads a multipart form as it arrives: at most one file and five fields, with plain names. Rejects early with 413 over
 * the endpoint's limit and with 400 for any other shape, and discards the rest of the body.
 */
export function readForm(request: FastifyRequest, payload: IncomingMessage): Promise<Form> {
  const {
    bodyLimit: maxBytes,
    config: { tooLarge },
  } = request.routeOptions;
  const refuseSize = () => runForReader(request, () => refuse.tooLarge(tooLarge ?? undefined));
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.reject(refuseSize());
  return new Promise((resolve, reject) => {
    const entries = new Map<string, string | File>();
    const parser = openParser(request.headers['content-type'] ?? '', entries, () => stop(malformed()));
    const stop = (error: Error) => {
      payload.off('data', read).resume();
      reject(error);
    };
    const read = (chunk: Buffer) => {
      request.bodyBytes += chunk.length;
      if (request.bodyBytes > maxBytes) {
        stop(refuseSize());
        return;
      }
      parser.write(chunk);
      // A socket delivers up to 2 MB at once. Pausing after each 64 KB chunk lets other calls run.
      payload.pause();
      setImmediate(() => payload.resume());
    };
    parser.once('finish', () => resolve(Object.fromEntries(entries)));
    payload
      .on('data', read)
      .once('end', () => parser.end())
      .once('error', stop)
      .once('aborted', () => stop(malformed()));
  });
}

function openParser(contentType: string, entries: Map<string, string | File>, fail: () => void) {
  const parser = createParser(contentType);
  const isNameTaken = (name: string | undefined) => {
    const isWrong = !name || name.length > MAX_NAME_LENGTH || entries.has(name);
    if (isWrong) fail();
    return isWrong;
  };
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.once(limit, () => fail());
  parser.on('field', (name, value, _isNameCut, isCut) => {
    if (isCut) fail();
    else if (!isNameTaken(name)) entries.set(name, value);
  });
  parser.on('file', (name, stream, fileName, _encoding, type) => {
    if (isNameTaken(name)) stream.resume();
    else collect(stream, (chunks) => entries.set(name, new File(chunks, fileName ?? 'file', { type })));
  });
  parser.on('error', () => fail());
  return parser;
}

function createParser(contentType: string) {
  const [, boundary = ''] = /boundary=(.*)$/i.exec(contentType) ?? [];
  if (boundary.length > MAX_BOUNDARY + QUOTES) throw malformed();
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        files: MAX_FILES,
        fields: MAX_FIELDS,
        parts: MAX_FILES + MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        headerPairs: MAX_HEADERS,
        headerSize: MAX_HEADER_BYTES,
      },
    });
  } catch (error) {
    throw malformed(error);
  }
}

function collect(stream: BusboyFileStream, done: (chunks: Buffer<ArrayBuffer>[]) => void): void {
  const chunks: Buffer<ArrayBuffer>[] = [];
  stream.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
  stream.once('end', () => done(chunks));
  // The parser reports the error as well.
  stream.on('error', () => undefined);
}

function malformed(cause?: unknown): Error {
  return Object.assign(new Error('the form could not be read', { cause }), { statusCode: 400 });
}
