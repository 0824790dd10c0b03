import type { i18n as I18n, TFunction } from 'i18next';

/** i18next context. The keys of texts with this context have the suffix `_review`, e.g. `whoPays.merchant_review`. */
const CONTEXT = 'review';

const inContext = (t: TFunction): TFunction =>
  new Proxy(t, {
    apply: (translate, self, [key, values]: [unknown, object | undefined]) =>
      Reflect.apply(translate, self, [key, { context: CONTEXT, ...values }]),
  });

/**
 * Returns the texts for an admin who acts on behalf of a merchant. If a text addresses the merchant's staff, its
 * variant with the suffix `_review` is used instead.
 */
export const reviewTexts = (texts: I18n): I18n =>
  Object.create(texts, {
    getFixedT: {
      enumerable: true,
      configurable: true,
      value: (...of: Parameters<I18n['getFixedT']>) => inContext(texts.getFixedT(...of)),
    },
  }) as I18n;
