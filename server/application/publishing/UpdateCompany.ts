import type { MerchantConfigDocument, ProductDocument } from '../../../contract/merchantConfig.ts';
import type { Ids } from '../../../src/application/shared/Ids.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { CompilePattern } from '../../../src/domain/validation/patternEngine.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { makeCurrent } from './makeCurrent.ts';
import {
  clearLapsedPublish,
  findOwnPublish,
  PUBLISH_LEASE,
  type PublishingDesk,
  type Sitting,
} from './PublishingDesk.ts';
import type { Publish, RecordedChange } from './PublishRepository.ts';
import { validateProducts } from './validateProducts.ts';

type Products = Readonly<Record<string, ProductDocument>>;

export type UpdateCompanyRequest = CompanyWrite & {
  /** The publish the write belongs to; without one the write is a publish of its own. */
  readonly publishId?: string | undefined;
  readonly products: Products;
};

/** Replaces the named products of a company's configuration (source, section 7); the others stay as they are. */
export class UpdateCompany {
  readonly #desk: PublishingDesk;
  readonly #ids: Ids;
  readonly #compile: CompilePattern;

  constructor(desk: PublishingDesk, ids: Ids, compile: CompilePattern) {
    this.#desk = desk;
    this.#ids = ids;
    this.#compile = compile;
  }

  async execute(request: UpdateCompanyRequest): Promise<Result<void, ServiceFailure>> {
    const { products, publishId } = request;
    const refused = validateProducts(products, this.#compile);
    if (refused) return err(refused);
    return this.#desk.sit(request, (sitting) =>
      publishId === undefined
        ? publishAtOnce(sitting, this.#ids.next(), products)
        : writeToDraft(sitting, publishId, products),
    );
  }
}

const withProducts = (document: MerchantConfigDocument, products: Products): MerchantConfigDocument => ({
  ...document,
  products: { ...document.products, ...products },
});

async function writeToDraft(
  sitting: Sitting,
  publishId: string,
  products: Products,
): Promise<Result<void, ServiceFailure>> {
  const { unit, company, now, record } = sitting;
  const found = await findOwnPublish(sitting, publishId);
  if (!found.ok) return found;
  // A lease that ran out is renewed all the same while nobody has taken the publish's place.
  if (found.value.state !== 'open') return err({ kind: 'publish-closed' });
  const draft = await unit.publishes.readDraft(company.companyId, publishId);
  await unit.publishes.writeDraft(company.companyId, publishId, withProducts(draft, products), now + PUBLISH_LEASE);
  await record('company.updated', { publishId, products: Object.keys(products) });
  return ok(undefined);
}

async function publishAtOnce(
  sitting: Sitting,
  publishId: string,
  products: Products,
): Promise<Result<void, ServiceFailure>> {
  const { unit, acting, company, now } = sitting;
  const cleared = await clearLapsedPublish(sitting);
  if (!cleared.ok) return cleared;
  const current = await unit.companies.readRevision(company.companyId, company.currentRevision);
  const changes: RecordedChange[] = Object.entries(products).map(([name, value]) => ({
    type: 'COMPANY',
    key: `products.${name}`,
    value,
    originalValue: Object.hasOwn(current.products, name) ? current.products[name] : undefined,
  }));
  const publish: Publish = {
    publishId,
    state: 'open',
    baseRevision: company.currentRevision,
    changeCount: changes.length,
    actor: acting.actor,
    onBehalfOf: acting.onBehalfOf,
    leaseExpiresAt: now,
    openedAt: now,
  };
  const document = withProducts(current, products);
  await unit.publishes.open(company.companyId, publish, document, changes);
  await makeCurrent(sitting, publish, document, changes);
  return ok(undefined);
}
