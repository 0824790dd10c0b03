import type { ProductDocument } from '../contract/company/merchantConfig.ts';

export type Reason = NonNullable<ProductDocument['returnReasons']>['reasons'][number];

/** By default, a reason is offered and the merchant pays. */
export const reason = (
  code: string,
  description: string,
  more: { readonly customerPays?: true; readonly asksFor?: readonly string[]; readonly offered?: false } = {},
): Reason => ({
  code,
  description,
  enabled: more.offered ?? true,
  paymentRequired: more.customerPays ?? false,
  ...(more.asksFor ? { paymentRequirements: [...more.asksFor] } : {}),
});

/** Initial reasons of a merchant, by the owner's language. */
export const standardReasons = {
  en: [
    reason('SIZE', 'Too small or too large', { customerPays: true }),
    reason('DAMAGED', 'Arrived damaged', { asksFor: ['Photo of the damage'] }),
    reason('WRONG', 'Wrong item'),
    reason('MIND', 'Changed my mind', { customerPays: true }),
  ],
  ja: [
    reason('SIZE', 'サイズが合わない', { customerPays: true }),
    reason('DAMAGED', '破損していた', { asksFor: ['破損箇所の写真'] }),
    reason('WRONG', '注文と違う商品が届いた'),
    reason('MIND', '気が変わった', { customerPays: true }),
  ],
} as const satisfies Record<string, readonly Reason[]>;
