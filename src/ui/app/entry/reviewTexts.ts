import type { i18n as I18n, TFunction } from 'i18next';

/** What i18next calls a text's variant for a situation; such texts stand beside the others, as `whoPays.merchant_review`. */
const CONTEXT = 'review';

const inContext = (t: TFunction): TFunction =>
  new Proxy(t, {
    apply: (translate, self, [key, values]: [unknown, object | undefined]) =>
      Reflect.apply(translate, self, [key, { context: CONTEXT, ...values }]),
  });

/**
 * The same texts for an admin who acts for a merchant: what speaks to the merchant's staff of what is theirs has a variant
 * that speaks of the merchant. Drawn below it, every view has them without knowing.
 */
export const reviewTexts = (texts: I18n): I18n =>
  Object.create(texts, {
    getFixedT: {
      enumerable: true,
      configurable: true,
      value: (...of: Parameters<I18n['getFixedT']>) => inContext(texts.getFixedT(...of)),
    },
  }) as I18n;
