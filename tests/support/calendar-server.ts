import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'certificates');
const cert = readFileSync(join(folder, 'calendar-cert.pem'), 'utf8');
const key = readFileSync(join(folder, 'calendar-key.pem'), 'utf8');

/** The authority of the calendar servers of tests. */
export const CALENDAR_CA = cert;
/** A name that the server's certificate is for. */
export const CALENDAR_NAME = 'calendar.example';

/** A server of calendars over https on the loopback. */
export interface CalendarServer {
  port: number;
  /** `calendar.example` with the port. */
  host: string;
  requests: IncomingMessage[];
  /** Answers the next requests. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  close(): void;
}

export async function startCalendarServer(): Promise<CalendarServer> {
  const started: CalendarServer = {
    port: 0,
    host: '',
    requests: [],
    answer: (_request, response) => response.writeHead(404).end(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer({ cert, key }, (request, response) => {
    started.requests.push(request);
    started.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  started.port = typeof address === 'object' && address ? address.port : 0;
  started.host = `${CALENDAR_NAME}:${started.port}`;
  return started;
}

/** Returns a file with the lines of its components. */
export function writeIcs(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** Returns a busy time as the lines of an event. */
export function writeBusy(start: string, duration: string, ...further: string[]): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${start}`,
    `DTSTART:${start}`,
    `DURATION:${duration}`,
    ...further,
    'END:VEVENT',
  ];
}
