import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { RazorpayConfig } from '#server/config.ts';

/** An order that the member pays on the provider's page. */
export interface PageOrder {
  /** Our unique reference, at most 40 characters. The provider creates no second page for it. */
  reference: string;
  /** Paise. */
  amount: number;
  description: string;
  customer: { name: string; email: string };
  /** URL to which the provider redirects the member afterwards. */
  returnUrl: string;
  /** Expiry, at least 15 minutes ahead. */
  expiresAt: Temporal.Instant;
}

export interface HostedPage {
  id: string;
  url: string;
}

export interface Razorpay {
  /** Creates the page of an order, or finds the one that exists. Rejects with `RazorpayFailure`. */
  openPage(order: PageOrder): Promise<HostedPage>;
  /** Returns true if `signature` is the lower-case hexadecimal HMAC of `body` with the webhook's secret. */
  isSigned(body: string, signature: string): boolean;
}

/** A call to Razorpay failed. */
export class RazorpayFailure extends Error {}

const TIMEOUT_MS = 10_000;
const CURRENCY = 'INR';
const Page = z.object({
  id: z.string().min(1),
  short_url: z.url({ protocol: /^https?$/ }),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
});
const Pages = z.object({ payment_links: z.array(Page) });

/**
 * Creates a client for Razorpay's payment links (https://razorpay.com/docs/api/payments/payment-links/): a hosted page
 * for one amount.
 */
export function createRazorpay({ keyId, keySecret, webhookSecret, apiUrl }: RazorpayConfig): Razorpay {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function call(path: string, body?: object): Promise<{ status: number; content: unknown }> {
    try {
      const response = await fetch(`${apiUrl}/v1${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const content: unknown = await response.json();
      return { status: response.status, content };
    } catch (error) {
      throw new RazorpayFailure('Razorpay did not answer', { cause: error });
    }
  }

  /** Finds the page that an earlier attempt created for the reference and that can still be paid. */
  async function findPage(order: PageOrder): Promise<HostedPage | null> {
    const { content } = await call(`/payment_links?${new URLSearchParams({ reference_id: order.reference })}`);
    const pages = Pages.safeParse(content);
    const page = pages.data?.payment_links.find((each) => isPayable(each, order));
    return page ? { id: page.id, url: page.short_url } : null;
  }

  return {
    async openPage(order) {
      const { status, content } = await call('/payment_links', {
        amount: order.amount,
        currency: CURRENCY,
        accept_partial: false,
        reference_id: order.reference,
        description: order.description,
        customer: order.customer,
        notify: { sms: false, email: false },
        reminder_enable: false,
        callback_url: order.returnUrl,
        callback_method: 'get',
        expire_by: Math.floor(order.expiresAt.epochMilliseconds / 1000),
      });
      const page = status === 200 ? Page.safeParse(content) : null;
      if (page?.success && isPayable(page.data, order)) return { id: page.data.id, url: page.data.short_url };
      // Razorpay also responds 400 to a reference that has a page: concurrent calls, or a retry after a lost response.
      const existing = status === 400 ? await findPage(order) : null;
      if (existing) return existing;
      throw new RazorpayFailure(`Razorpay answered ${status} without a page that can be paid`);
    },
    isSigned(body, signature) {
      const expected = createHmac('sha256', webhookSecret).update(body).digest();
      // Input that is not hexadecimal decodes to fewer bytes, and the length check rejects it.
      const given = Buffer.from(signature, 'hex');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

function isPayable(page: z.infer<typeof Page>, order: PageOrder): boolean {
  return page.status === 'created' && page.amount === order.amount && page.currency === CURRENCY;
}
