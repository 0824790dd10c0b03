import type { ProductDocument } from '../../../contract/company/merchantConfig.ts';
import { keepProductSecrets, maskedProductIn } from '../../../src/domain/carriers/account/keepProductSecrets.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { CompilePattern } from '../../../src/domain/validation/patterns/patternEngine.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { ConfigurationWrite, EditConfiguration } from './EditConfiguration.ts';
import type { RecordedChange } from './PublishRepository.ts';
import { validateProducts } from './validateProducts.ts';

type Products = Readonly<Record<string, ProductDocument>>;

export type UpdateCompanyRequest = ConfigurationWrite & { readonly products: Products };

/** Replaces the named products of a company's configuration (source, section 7); the others stay as they are. */
export class UpdateCompany {
  readonly #configuration: EditConfiguration;
  readonly #compile: CompilePattern;

  constructor(configuration: EditConfiguration, compile: CompilePattern) {
    this.#configuration = configuration;
    this.#compile = compile;
  }

  async execute(request: UpdateCompanyRequest): Promise<Result<void, ServiceFailure>> {
    const refused = validateProducts(request.products, this.#compile);
    if (refused) return err(refused);
    return this.#configuration.execute(request, 'company.updated', (document) => {
      const products: Products = keepProductSecrets(request.products, document.products);
      const masked = maskedProductIn(products);
      if (masked !== undefined) return err(unknownSecret(masked));
      return ok({
        document: { ...document, products: { ...document.products, ...products } },
        changes: Object.entries(products).map(([name, value]): RecordedChange => ({
          type: 'COMPANY',
          key: `products.${name}`,
          value,
          originalValue: Object.hasOwn(document.products, name) ? document.products[name] : undefined,
        })),
        detail: { products: Object.keys(products) },
        answer: undefined,
      });
    });
  }
}

const unknownSecret = (product: string): ServiceFailure => ({
  kind: 'invalid',
  errors: [{ pointer: `/products/${product}/carrierConfig/carriers`, message: 'no secret is kept' }],
});
