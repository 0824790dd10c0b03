import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { FoundAddress } from '../../../src/domain/warehouses/address/addressFromLookup.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { CompanyRequest } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { LaneQueue } from '../shared/LaneQueue.ts';
import type { AddressFinder, AddressItem, FinderFailure } from './AddressFinder.ts';

export type FindAddressesRequest = CompanyRequest & {
  readonly text: string;
  readonly country: string;
  readonly container?: string | undefined;
};
export type RetrieveAddressRequest = CompanyRequest & { readonly id: string };

const RETRY_SECONDS = 10;

export type LookUpParts = {
  readonly authorise: AuthoriseCompany;
  /** Absent if address completion is not configured. */
  readonly finder: AddressFinder | undefined;
  readonly queue: LaneQueue;
  readonly complain: (failure: FinderFailure) => void;
};

/** Completes a typed address [WH-2]. Companies take turns, because providers limit the number of requests. */
export class LookUpAddresses {
  readonly #parts: LookUpParts;

  constructor(parts: LookUpParts) {
    this.#parts = parts;
  }

  find({
    text,
    country,
    container,
    ...request
  }: FindAddressesRequest): Promise<Result<readonly AddressItem[], ServiceFailure>> {
    return this.#request(request, (finder) => finder.find(text, country, container));
  }

  async retrieve({ id, ...request }: RetrieveAddressRequest): Promise<Result<FoundAddress, ServiceFailure>> {
    const found = await this.#request(request, (finder) => finder.retrieve(id));
    if (!found.ok) return found;
    return found.value ? ok(found.value) : err({ kind: 'not-found' });
  }

  async #request<T>(
    request: CompanyRequest,
    call: (finder: AddressFinder) => Promise<Result<T, FinderFailure>>,
  ): Promise<Result<T, ServiceFailure>> {
    const { authorise, finder, queue, complain } = this.#parts;
    if (!finder) return err({ kind: 'not-found' });
    // Authorise before the request to the provider, so that a slow provider does not keep the transaction open.
    const authorised = await authorise.reading(request, async (_unit, { tenant }) => ok(tenant.companyId));
    if (!authorised.ok) return authorised;
    const place = { lane: 'lookup', share: authorised.value, alone: `${authorised.value}.${request.principal.userId}` };
    const outcome = await queue.run(place, () => call(finder));
    if (outcome.ok && outcome.value.ok) return outcome.value;
    if (outcome.ok && !outcome.value.ok) complain(outcome.value.error);
    return err({ kind: 'unavailable', retryAfterSeconds: RETRY_SECONDS });
  }
}
