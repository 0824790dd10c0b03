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

/** Seconds after which a provider that failed may be asked again. */
const RETRY_AFTER = 10;

export type LookUpParts = {
  readonly authorise: AuthoriseCompany;
  /** Absent: the service completes no addresses. */
  readonly finder: AddressFinder | undefined;
  readonly queue: LaneQueue;
  /** Hears why a provider gave no answer. */
  readonly complain: (failure: FinderFailure) => void;
};

/** Completes addresses for who may configure a company; companies take turns, as a provider counts what it is asked [WH-2]. */
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
    return this.#ask(request, (finder) => finder.find(text, country, container));
  }

  async retrieve({ id, ...request }: RetrieveAddressRequest): Promise<Result<FoundAddress, ServiceFailure>> {
    const found = await this.#ask(request, (finder) => finder.retrieve(id));
    if (!found.ok) return found;
    return found.value ? ok(found.value) : err({ kind: 'not-found' });
  }

  async #ask<T>(
    request: CompanyRequest,
    ask: (finder: AddressFinder) => Promise<Result<T, FinderFailure>>,
  ): Promise<Result<T, ServiceFailure>> {
    const { authorise, finder, queue, complain } = this.#parts;
    if (!finder) return err({ kind: 'not-found' });
    // Asked outside the transaction: a slow provider must not hold it.
    const authorised = await authorise.reading(request, async (_unit, { tenant }) => ok(tenant.companyId));
    if (!authorised.ok) return authorised;
    const place = { lane: 'lookup', share: authorised.value, alone: `${authorised.value}.${request.principal.userId}` };
    const answered = await queue.run(place, () => ask(finder));
    if (answered.ok && answered.value.ok) return answered.value;
    if (answered.ok && !answered.value.ok) complain(answered.value.error);
    return err({ kind: 'unavailable', retryAfterSeconds: RETRY_AFTER });
  }
}
