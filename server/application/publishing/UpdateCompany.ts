import type { ProductDocument } from '../../../contract/merchantConfig.ts';
import { err, type Result } from '../../../src/domain/shared/result.ts';
import type { CompilePattern } from '../../../src/domain/validation/patternEngine.ts';
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
    const { products } = request;
    const refused = validateProducts(products, this.#compile);
    if (refused) return err(refused);
    return this.#configuration.execute(request, 'company.updated', (document) => ({
      ok: true,
      value: {
        document: { ...document, products: { ...document.products, ...products } },
        changes: Object.entries(products).map(([name, value]): RecordedChange => ({
          type: 'COMPANY',
          key: `products.${name}`,
          value,
          originalValue: Object.hasOwn(document.products, name) ? document.products[name] : undefined,
        })),
        detail: { products: Object.keys(products) },
        answer: undefined,
      },
    }));
  }
}
