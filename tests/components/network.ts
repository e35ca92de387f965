import { vi } from 'vitest';
import { SERVER_HEADER } from '#domain/system/facts.ts';

/** A request as the fake server received it. */
export interface ReceivedRequest {
  /** Method and path with its query: `POST /api/memories`. */
  route: string;
  body: unknown;
  headers: Headers;
}

type Answer = (request: ReceivedRequest) => Response | Promise<Response>;

/** The server behind `fetch`. A route without an answer is answered with 404. */
export interface FakeServer {
  received: ReceivedRequest[];
  /** The answers by route. */
  answers: Record<string, Answer>;
  /** True while no request reaches the server. */
  isCut: boolean;
  /** Returns the bodies received by a route, oldest first. */
  bodiesOf(route: string): unknown[];
}

export function provideServer(answers: Record<string, Answer> = {}): FakeServer {
  const server: FakeServer = {
    received: [],
    answers,
    isCut: false,
    bodiesOf: (route) => server.received.filter((each) => each.route === route).map(({ body }) => body),
  };
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.origin), init);
    const { pathname, search } = new URL(request.url);
    if (server.isCut) throw new TypeError('Failed to fetch');
    const text = await request.text();
    const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
    const body: unknown = text === '' ? null : isForm ? text : JSON.parse(text);
    const received = { route: `${request.method} ${pathname}${search}`, body, headers: request.headers };
    server.received.push(received);
    const answer = server.answers[received.route];
    const response = await (answer?.(received) ??
      Response.json({ code: 'not_found', message: 'Gone' }, { status: 404 }));
    response.headers.set(SERVER_HEADER, 'test');
    return response;
  });
  return server;
}

/** A stream of live updates over which nothing comes. */
export class SilentStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
  }

  close(): void {
    this.readyState = SilentStream.CLOSED;
  }
}

/** One upload of the page, which a test moves on: `XMLHttpRequest` without a network. */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  route = '';
  isAborted = false;
  form: FormData | null = null;

  open(method: string, path: string): void {
    this.route = `${method} ${path}`;
  }

  getResponseHeader(): string | null {
    return null;
  }

  setRequestHeader(): void {
    // The headers are the server's concern.
  }

  send(form: FormData): void {
    this.form = form;
  }

  abort(): void {
    this.isAborted = true;
    this.#end('abort');
  }

  /** Reports the uploaded percentage. */
  progress(percent: number): void {
    const sent = { lengthComputable: true, loaded: percent, total: 100 };
    this.upload.dispatchEvent(new ProgressEvent('progress', sent));
  }

  answer(status: number, body: unknown): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.#end('load');
  }

  cut(): void {
    this.#end('error');
  }

  /** Returns the name of the sent file. */
  fileName(): string | null {
    const [file] = [...(this.form?.values() ?? [])];
    return file instanceof File ? file.name : null;
  }

  #end(type: string): void {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
}

/** Records the uploads of the page, oldest first. */
export function provideUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = [];
  class RecordedUpload extends FakeUpload {
    constructor() {
      super();
      uploads.push(this);
    }
  }
  vi.stubGlobal('XMLHttpRequest', RecordedUpload);
  return uploads;
}
