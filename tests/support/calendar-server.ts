// The certificate library needs it.
import 'reflect-metadata';
import { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { BasicConstraintsExtension, SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';

/** A name that the server's certificate is for. */
export const CALENDAR_NAME = 'calendar.example';

const { cert, key } = await makeCertificate(CALENDAR_NAME);
/** The authority of the calendar servers of tests. */
export const CALENDAR_CA = cert;

/** Makes a certificate that is its own authority, valid for a day, and its private key. */
export async function makeCertificate(name: string): Promise<{ cert: string; key: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const day = 24 * 3_600_000;
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: `CN=${name}`,
    notBefore: new Date(Date.now() - day),
    notAfter: new Date(Date.now() + day),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new BasicConstraintsExtension(true, undefined, true),
      new SubjectAlternativeNameExtension([
        { type: 'dns', value: name },
        { type: 'ip', value: '127.0.0.1' },
      ]),
    ],
  });
  return {
    cert: certificate.toString('pem'),
    key: KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' }),
  };
}

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
  return ['BEGIN:VEVENT', `UID:${start}`, `DTSTART:${start}`, `DURATION:${duration}`, ...further, 'END:VEVENT'];
}
