import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { TestApp } from './app.ts';

export const WEBHOOK_SECRET = 'a secret of the webhook';

interface PaymentLink {
  id: string;
  short_url: string;
  status: string;
  amount: number;
  amount_paid: number;
  currency: string;
  reference_id: string;
  callback_url: string;
  expire_by: number;
  customer: { name: string; email: string };
}

export interface RazorpayCounterpart {
  /** Settings with which the app calls this server. */
  env: Record<string, string>;
  links: PaymentLink[];
  /** Overrides for the next responses: a status, `loses` (the page is created, the response is lost), or `hangs up`. */
  troubles: (number | 'loses' | 'hangs up')[];
  close(): void;
}

/** Starts a fake Razorpay server for payment links. It checks the keys, and creates one page per reference. */
export async function startRazorpay(): Promise<RazorpayCounterpart> {
  const links: PaymentLink[] = [];
  const troubles: RazorpayCounterpart['troubles'] = [];
  const authorization = `Basic ${Buffer.from('rzp_test_key:its secret').toString('base64')}`;

  async function answer(request: IncomingMessage): Promise<{ status: number; content: object } | null> {
    const trouble = troubles.shift();
    if (trouble === 'hangs up') return null;
    if (typeof trouble === 'number') return { status: trouble, content: { error: { code: 'TROUBLE' } } };
    if (request.headers.authorization !== authorization) return refused(401, 'Authentication failed');
    const url = new URL(request.url ?? '', 'http://razorpay.test');
    if (url.pathname !== '/v1/payment_links') return refused(404, 'not found');
    if (request.method === 'GET') {
      const reference = url.searchParams.get('reference_id');
      return {
        status: 200,
        content: { payment_links: links.filter((link) => link.reference_id === reference) },
      };
    }
    const asked = JSON.parse(await readBody(request)) as PaymentLink;
    if (links.some((link) => link.reference_id === asked.reference_id))
      return refused(400, 'payment link with given reference_id already exists');
    const id = `plink_${randomBytes(7).toString('hex')}`;
    const link = { ...asked, id, short_url: `https://rzp.io/i/${id}`, status: 'created', amount_paid: 0 };
    links.push(link);
    return trouble === 'loses' ? null : { status: 200, content: link };
  }

  const server = createServer((request, response) => {
    void answer(request).then((answered) => {
      if (!answered) return response.destroy();
      response.writeHead(answered.status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(answered.content));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    env: {
      RAZORPAY_KEY_ID: 'rzp_test_key',
      RAZORPAY_KEY_SECRET: 'its secret',
      RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
      RAZORPAY_API_URL: `http://127.0.0.1:${port}`,
    },
    links,
    troubles,
    close: () => server.close(),
  };
}

/** Builds the event of a page: paid in full unless `change` overrides it. */
export function paidEvent(link: PaymentLink, change: { link?: object; payment?: object } = {}) {
  const payment = {
    id: `pay_${randomBytes(7).toString('hex')}`,
    amount: link.amount,
    currency: 'INR',
    status: 'captured',
  };
  return {
    entity: 'event',
    event: 'payment_link.paid',
    contains: ['payment_link', 'order', 'payment'],
    payload: {
      payment_link: { entity: { ...link, status: 'paid', amount_paid: link.amount, ...change.link } },
      payment: { entity: { ...payment, ...change.payment } },
    },
  };
}

/** Builds the event of a page that ended unpaid. */
export function endEvent(link: PaymentLink, how: 'expired' | 'cancelled') {
  return {
    entity: 'event',
    event: `payment_link.${how}`,
    payload: { payment_link: { entity: { ...link, status: how } } },
  };
}

/** Sends an event as Razorpay does: signed over the exact bytes, and without browser headers. */
export function sendEvent(
  app: TestApp,
  event: object,
  options: { id?: string; secret?: string; signature?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  // Unusual whitespace, which re-serialising would lose: the signature covers the bytes, not the parsed value.
  const body = JSON.stringify(event, null, 1);
  const signature = createHmac('sha256', options.secret ?? WEBHOOK_SECRET)
    .update(body)
    .digest('hex');
  return app.visit().fetch('/api/payments/razorpay/events', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': options.id ?? randomBytes(7).toString('hex'),
      'x-razorpay-signature': options.signature ?? signature,
      ...options.headers,
    },
    body,
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

function refused(status: number, description: string) {
  return { status, content: { error: { code: 'BAD_REQUEST_ERROR', description } } };
}
