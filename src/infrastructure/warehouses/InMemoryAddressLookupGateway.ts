import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type {
  AddressLookupGateway,
  AddressQuestion,
  AddressSuggestion,
} from '../../application/warehouses/AddressLookupGateway.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { FoundAddress } from '../../domain/warehouses/address/addressFromLookup.ts';
import { demoPlaces } from '../demo/demoPlaces.ts';

export class InMemoryAddressLookupGateway implements AddressLookupGateway {
  async find(
    _company: CompanyPath,
    { text, country, container }: AddressQuestion,
  ): Promise<Result<readonly AddressSuggestion[], PortFailure>> {
    return ok(demoPlaces.find(text, country, container));
  }

  async retrieve(_company: CompanyPath, id: string): Promise<Result<FoundAddress, PortFailure>> {
    const address = demoPlaces.addressOf(id);
    return address ? ok(address) : err({ kind: 'not-found' });
  }
}
