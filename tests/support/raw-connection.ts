import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  /** 0 if there was no response in time. */
  status: number;
  headers: Map<string, string>;
}

export interface RawConnection {
  /** Sends `head` (request line and headers, without the empty line) and `body` unchanged; one call at a time. */
  send(head: string, body: string, timeoutMs: number): Promise<RawAnswer>;
  close(): void;
}

/** Opens a keep-alive connection that sends arbitrary bytes, even those no client would. Reconnects after a close. */
export function openRawConnection(url: string): RawConnection {
  const { hostname, port } = new URL(url);
  let socket: Socket | null = null;

  function reopen(): Socket {
    if (socket && !socket.destroyed && socket.writable) return socket;
    socket = connect({ host: hostname, port: Number(port), noDelay: true });
    // The error closes the socket, which `readAnswer` detects.
    socket.on('error', () => undefined);
    return socket;
  }

  return {
    async send(head, body, timeoutMs) {
      const isReused = socket !== null;
      const answer = await sendOnce(head, body, timeoutMs);
      // The server may close a kept-alive connection while the next call is sent; retry on a new one.
      return answer.isClosed && isReused ? sendOnce(head, body, timeoutMs) : answer;
    },
    close: () => socket?.destroy(),
  };

  async function sendOnce(head: string, body: string, timeoutMs: number) {
    const open = reopen();
    open.write(`${head}\r\n\r\n${body}`, 'latin1');
    const answer = await readAnswer(open, head.startsWith('HEAD '), timeoutMs);
    if (!answer.isWhole) open.destroy();
    return { ...answer, isClosed: answer.isClosed && answer.status === 0 };
  }
}

/** `isWhole`: the connection can be used for the next call. `isClosed`: the server closed it. */
function readAnswer(socket: Socket, isHead: boolean, timeoutMs: number) {
  return new Promise<RawAnswer & { isWhole: boolean; isClosed: boolean }>((resolve) => {
    let received = '';
    const timer = setTimeout(() => finish(false), timeoutMs);
    const onData = (chunk: Buffer) => {
      received += chunk.toString('latin1');
      const end = received.indexOf('\r\n\r\n');
      if (end === -1) return;
      const { status, headers } = parseHead(received.slice(0, end));
      const isStream = headers.get('content-type')?.startsWith('text/event-stream') ?? false;
      if (isStream || hasBody(received.slice(end + 4), status, headers, isHead)) finish(!isStream);
    };
    const onEnd = () => finish(false, true);
    socket.on('data', onData).on('close', onEnd);

    function finish(isWhole: boolean, isClosed = false): void {
      clearTimeout(timer);
      socket.off('data', onData).off('close', onEnd);
      const { status, headers } = parseHead(received);
      resolve({ status, headers, isClosed, isWhole: isWhole && headers.get('connection') !== 'close' });
    }
  });
}

function parseHead(text: string): RawAnswer {
  const [first = '', ...lines] = (text.split('\r\n\r\n')[0] ?? '').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(' ')[1] ?? 0), headers: new Map(headers) };
}

function hasBody(body: string, status: number, headers: Map<string, string>, isHead: boolean): boolean {
  if (isHead || status === 204 || status === 304) return true;
  if (headers.get('transfer-encoding') === 'chunked') return body.endsWith('0\r\n\r\n');
  return body.length >= Number(headers.get('content-length') ?? 0);
}
