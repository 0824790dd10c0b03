import { refuseCarriers, type CarrierOffer } from '../carriers/writes/refuseCarriers.ts';
import { keepProductSecrets, maskedProductIn } from '../carriers/account/keepProductSecrets.ts';
import type { ProductConfiguration } from '../company/companyConfiguration.ts';
import { TOO_LARGE } from '../errors/errorMessages.ts';
import { derivePaymentType } from '../payments/customerPayments.ts';
import { refuseMalformedReasons, refuseReturnReasons } from '../return-reasons/refuseReturnReasons.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { findUnstorable } from '../shared/findUnstorable.ts';
import { ok, err } from '../shared/result.ts';
import { refuse, refused, type Write, type WriteRefusal } from '../shared/write.ts';
import { isHttpAddress } from '../validation/formats/isHttpAddress.ts';
import { isPublicWebAddress } from '../validation/formats/isPublicWebAddress.ts';
import type { CompilePattern } from '../validation/patterns/patternEngine.ts';
import { productListTooLong } from './productLimits.ts';

type Products = Readonly<Record<string, ProductConfiguration>>;

type ProductHolder = CarrierOffer & { readonly products: Products };

/** Replaces products. Validates them like the writes of single parts. A mask stands for the stored secret. */
export const updateProducts = (compile: CompilePattern): Write<ProductHolder, Products> => ({
  action: 'company.updated',
  wanted: (document, input) => ({ ...document, products: { ...document.products, ...input } }),
  decide(document, input, _fresh, earlier = []) {
    const existing = [document, ...earlier].map(({ products }) => products);
    const refusal = refuseProducts(input, existing, compile);
    if (refusal) return err(refusal);
    const products = keepProductSecrets(input, document.products);
    const masked = maskedProductIn(products);
    if (masked !== undefined) return refused(`/products/${masked}/carrierConfig/carriers`, 'no secret is kept');
    const refusedCarriers = refuseProductCarriers(products, document, existing);
    if (refusedCarriers) return err(refusedCarriers);
    const derived = Object.entries(products).map(
      ([name, product]) => [name, derivePaymentType(product, document.products[name])] as const,
    );
    const next = { ...document.products, ...Object.fromEntries(derived) };
    return ok({ document: { ...document, products: next }, answer: undefined });
  },
});

/** True for a valid customer link: a public http(s) URL, or empty. */
const isLink = (url: string): boolean => url === '' || (isHttpAddress(url) && isPublicWebAddress(url));

function refuseProducts(
  products: Products,
  existing: readonly Products[],
  compile: CompilePattern,
): WriteRefusal | undefined {
  const unstorable = findUnstorable(products, '/products');
  if (unstorable !== undefined) return refuse(unstorable, 'not storable');
  const tooLong = productListTooLong(products, existing);
  if (tooLong !== undefined) return refuse(tooLong, 'too many', TOO_LARGE);
  for (const [name, { returnReasons, consumerUrlLive }] of Object.entries(products)) {
    const at = `/products/${name}/returnReasons`;
    const isPublished = existing.some((each) => deepEqual(each[name]?.returnReasons, returnReasons));
    const refusal =
      returnReasons &&
      (refuseMalformedReasons(at, returnReasons) ??
        (isPublished ? undefined : refuseReturnReasons(at, returnReasons, compile)));
    if (refusal) return refusal;
    const isOld = existing.some((each) => each[name]?.consumerUrlLive === consumerUrlLive);
    if (!isOld && !isLink(consumerUrlLive ?? ''))
      return refuse(`/products/${name}/consumerUrlLive`, 'validation.websiteInvalidError');
  }
  return undefined;
}

/** Validates changed carriers like the write of carriers [CR-8]. */
function refuseProductCarriers(
  products: Products,
  document: ProductHolder,
  existing: readonly Products[],
): WriteRefusal | undefined {
  const carriersIn = (each: Products | undefined, name: string) => each?.[name]?.carrierConfig?.carriers;
  for (const name of Object.keys(products)) {
    const carriers = carriersIn(products, name);
    if (!carriers || existing.some((each) => deepEqual(carriersIn(each, name), carriers))) continue;
    const published = carriersIn(document.products, name) ?? [];
    const refusal = refuseCarriers(`/products/${name}/carrierConfig/carriers`, document, published, carriers);
    if (refusal) return refusal;
  }
  return undefined;
}
