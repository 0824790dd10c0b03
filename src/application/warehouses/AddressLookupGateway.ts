import type { Result } from '../../domain/shared/result.ts';
import type { FoundAddress } from '../../domain/warehouses/address/addressFromLookup.ts';
import type { CompanyPath } from '../publishing/PublishGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Something that fits what was typed: an address, or a street or building that holds several. */
export type AddressSuggestion = {
  readonly id: string;
  readonly text: string;
  readonly description: string;
  /** It is looked into, and cannot be chosen itself. */
  readonly isContainer: boolean;
};

export type AddressQuestion = {
  readonly text: string;
  /** ISO 3166-1, two capital letters. */
  readonly country: string;
  /** The suggestion that is looked into. */
  readonly container?: string | undefined;
};

/** The owner's service that completes addresses; only where the owner announces `addressLookup` [WH-2]. */
export interface AddressLookupGateway {
  /** Best first, none where nothing fits; `signal` gives the question up. */
  find(
    company: CompanyPath,
    question: AddressQuestion,
    signal: AbortSignal,
  ): Promise<Result<readonly AddressSuggestion[], PortFailure>>;
  retrieve(company: CompanyPath, id: string): Promise<Result<FoundAddress, PortFailure>>;
}
export const AddressLookupGateway = portToken<AddressLookupGateway>('AddressLookupGateway');
