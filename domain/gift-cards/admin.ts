import { z } from 'zod';
import type { Fault } from '#domain/kernel/fault.ts';
import { clearableText, fieldsFault, instant, recordId, requiredText } from '#domain/kernel/fields.ts';
import { PageQuery, timeOrder } from '#domain/kernel/paging.ts';
import { translatedText, translationsOf } from '#domain/kernel/translations.ts';
import { Person } from '#domain/payments/admin.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import type { Change } from '#domain/registry/resources.ts';
import {
  adminGiftCardsFault,
  GIFT_CARD_CATEGORIES,
  GIFT_CARD_DEFAULTS,
  GIFT_CARD_ORDER_STATUSES,
  ORDER_REVIEW_REASONS,
} from './facts.ts';
import { GiftCard, GiftCardOrder } from './schema.ts';

export const GiftCardTranslations = translationsOf({
  description: translatedText(2000),
  terms: translatedText(2000),
});
export type GiftCardTranslations = z.output<typeof GiftCardTranslations>;

/** A gift card with the fields that only admins see. */
export const AdminGiftCard = GiftCard.omit({ isInStock: true }).extend({
  stockQuantity: z.number().int(),
  translations: GiftCardTranslations,
  createdAt: instant,
  updatedAt: instant,
});
export type AdminGiftCard = z.infer<typeof AdminGiftCard>;

/** An order with its member. Only the member sees the code. */
export const AdminGiftCardOrder = GiftCardOrder.omit({ code: true, validUntil: true }).extend({
  user: Person,
  reviewReasons: z.array(z.enum(ORDER_REVIEW_REASONS)),
});
export type AdminGiftCardOrder = z.infer<typeof AdminGiftCardOrder>;

const MOST = 10_000_000;

/** A whole number of at least `least`, of which `words` says so. */
function countFrom(least: number, words: Fault) {
  return z
    .number({ error: words })
    .min(least, { error: words })
    .max(MOST, { error: adminGiftCardsFault('tooMuch') })
    .int({ error: fieldsFault('wholeNumber') });
}

const required = {
  title: requiredText(adminGiftCardsFault('brandRequired'), 120),
  category: z.enum(GIFT_CARD_CATEGORIES, { error: adminGiftCardsFault('categoryRequired') }),
  description: requiredText(adminGiftCardsFault('descriptionRequired'), 2000),
  denomination: countFrom(1, adminGiftCardsFault('denominationInvalid')),
  pointsCost: countFrom(1, adminGiftCardsFault('pointsInvalid')),
};
const validityDays = countFrom(1, adminGiftCardsFault('validityInvalid'));
const stockQuantity = countFrom(0, adminGiftCardsFault('stockInvalid'));
const isActive = z.boolean({ error: adminGiftCardsFault('flagInvalid') });
const optional = { terms: clearableText(2000).optional() };

/** `title` is the brand, as the specification sends it. */
export const GiftCardInput = z.object({
  ...required,
  ...optional,
  validityDays: validityDays.default(GIFT_CARD_DEFAULTS.validityDays),
  stockQuantity: stockQuantity.default(GIFT_CARD_DEFAULTS.stockQuantity),
  isActive: isActive.default(true),
  translations: GiftCardTranslations.default({}),
});
export type GiftCardInput = z.output<typeof GiftCardInput>;

/** Some fields of a gift card, and the `updatedAt` of the version that the admin edited. */
export const GiftCardPatch = z
  .object(required)
  .partial()
  .extend({
    ...optional,
    validityDays: validityDays.optional(),
    stockQuantity: stockQuantity.optional(),
    isActive: isActive.optional(),
    translations: GiftCardTranslations.optional(),
    id: recordId,
    updatedAt: instant.optional(),
  });
export type GiftCardPatch = z.output<typeof GiftCardPatch>;

const CardsPageQuery = PageQuery.optional();
export type CardsPageQuery = z.output<typeof CardsPageQuery>;

const OrdersPageQuery = PageQuery.extend({
  order: timeOrder,
  status: z.enum(GIFT_CARD_ORDER_STATUSES, { error: adminGiftCardsFault('statusInvalid') }).optional(),
}).optional();
export type OrdersPageQuery = z.output<typeof OrdersPageQuery>;

const byId = z.object({ id: recordId });
const changes: readonly Change[] = ['admin', 'giftCards'];
const decisions: readonly Change[] = [...changes, 'notifications'];

export const giftCardsAdmin = {
  list: endpoint({
    route: 'GET /api/admin/gift-cards',
    access: 'admin',
    canLag: true,
    summary: 'All gift cards, the newest first; `search` finds brands and descriptions',
    input: CardsPageQuery,
    output: z.array(AdminGiftCard),
  }),
  get: endpoint({
    route: 'GET /api/admin/gift-cards/{id}',
    access: 'admin',
    summary: 'One gift card as it is now',
    input: byId,
    output: AdminGiftCard,
  }),
  create: endpoint({
    route: 'POST /api/admin/gift-cards',
    access: 'admin',
    needsStepUp: true,
    summary: 'Add a gift card',
    input: GiftCardInput,
    output: AdminGiftCard,
    status: 201,
    changes,
  }),
  update: endpoint({
    route: 'PATCH /api/admin/gift-cards/{id}',
    access: 'admin',
    needsStepUp: true,
    summary: 'Change a gift card; 409 when it is newer than the `updatedAt` that is given',
    input: GiftCardPatch,
    output: AdminGiftCard,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/admin/gift-cards/{id}',
    access: 'admin',
    needsStepUp: true,
    summary: 'Delete a gift card; what was ordered keeps its history',
    input: byId,
    status: 204,
    changes,
  }),
  figures: endpoint({
    route: 'GET /api/admin/gift-cards/figures',
    access: 'admin',
    canLag: true,
    summary: 'Count the gift cards and the active ones, and value the stock in rupees',
    output: z.object({
      total: z.number().int(),
      active: z.number().int(),
      inventoryValue: z.number().int(),
      pendingOrders: z.number().int(),
    }),
  }),
  orders: endpoint({
    route: 'GET /api/admin/gift-card-orders',
    access: 'admin',
    canLag: true,
    summary: 'Orders, the newest first; `search` finds members and brands',
    input: OrdersPageQuery,
    output: z.array(AdminGiftCardOrder),
  }),
  fulfil: endpoint({
    route: 'POST /api/admin/gift-card-orders/{id}/fulfil',
    access: 'admin',
    needsStepUp: true,
    summary: 'Send the card’s code to who ordered it',
    input: z.object({ id: recordId, code: requiredText(adminGiftCardsFault('codeRequired'), 200) }),
    output: AdminGiftCardOrder,
    changes: decisions,
  }),
  cancel: endpoint({
    route: 'POST /api/admin/gift-card-orders/{id}/cancel',
    access: 'admin',
    needsStepUp: true,
    summary: 'Give the coins back for an order that cannot be fulfilled',
    input: byId,
    output: AdminGiftCardOrder,
    changes: decisions,
  }),
};
