import type { ProductDocument } from '../../../contract/company/merchantConfig.ts';
import { validateReturnReasons } from '../../../src/domain/return-reasons/validateReturnReasons.ts';
import type { CompilePattern } from '../../../src/domain/validation/patterns/patternEngine.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { findUnstorable } from '../shared/findUnstorable.ts';

/**
 * What the page refuses, the service refuses: the domain's own rules over every product that is written. Each part of
 * a product that has a page adds its validator here.
 */
export function validateProducts(
  products: Readonly<Record<string, ProductDocument>>,
  compile: CompilePattern,
): ServiceFailure | undefined {
  const unstorable = findUnstorable(products, '/products');
  if (unstorable !== undefined) return invalid(unstorable, 'not storable');
  for (const [name, { returnReasons }] of Object.entries(products)) {
    const error = returnReasons && validateReturnReasons(returnReasons, compile);
    if (error) return invalid(`/products/${name}/returnReasons`, error.kind);
  }
  return undefined;
}

const invalid = (pointer: string, message: string): ServiceFailure => ({
  kind: 'invalid',
  errors: [{ pointer, message }],
});
