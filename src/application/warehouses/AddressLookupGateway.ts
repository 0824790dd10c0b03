import type { Result } from '../../domain/shared/result.ts';
import type { FoundAddress } from '../../domain/warehouses/address/addressFromLookup.ts';
import type { CompanyPath } from '../publishing/PublishGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** An address, or a street or building that contains several. */
export type AddressSuggestion = {
  readonly id: string;
  readonly text: string;
  readonly description: string;
  /** Must be expanded and cannot be chosen itself. */
  readonly isContainer: boolean;
};

export type AddressQuestion = {
  readonly text: string;
  /** ISO 3166-1, two capital letters. */
  readonly country: string;
  readonly container?: string | undefined;
};

/** Address completion. Requires `addressLookup` [WH-2]. */
export interface AddressLookupGateway {
  /** Best match first. */
  find(
    company: CompanyPath,
    question: AddressQuestion,
    signal: AbortSignal,
  ): Promise<Result<readonly AddressSuggestion[], PortFailure>>;
  retrieve(company: CompanyPath, id: string): Promise<Result<FoundAddress, PortFailure>>;
}
export const AddressLookupGateway = portToken<AddressLookupGateway>('AddressLookupGateway');
