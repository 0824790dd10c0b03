import { findAddresses, retrieveAddress } from '../../../contract/warehouses/addressLookup.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type {
  AddressLookupGateway,
  AddressQuestion,
  AddressSuggestion,
} from '../../application/warehouses/AddressLookupGateway.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { FoundAddress } from '../../domain/warehouses/address/addressFromLookup.ts';
import { bodyAs } from '../http/answer.ts';
import { readAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export class HttpAddressLookupGateway implements AddressLookupGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  find(
    { rootOrgId, companyId }: CompanyPath,
    question: AddressQuestion,
    signal: AbortSignal,
  ): Promise<Result<readonly AddressSuggestion[], PortFailure>> {
    const query = { companyId, ...question };
    return bodyAs(readAt(this.#http, findAddresses, { rootOrgId }, { query }, signal), ({ items }) =>
      items.map(({ id, text, description = '', isContainer = false }) => ({ id, text, description, isContainer })),
    );
  }

  retrieve({ rootOrgId, companyId }: CompanyPath, id: string): Promise<Result<FoundAddress, PortFailure>> {
    return bodyAs(readAt(this.#http, retrieveAddress, { rootOrgId }, { query: { companyId, id } }), (body) => body);
  }
}
