import type { CompanyPath } from '../company/CompanyPath.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { FoundAddress } from '../../domain/warehouses/address/addressFromLookup.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** A suggested address, or a street or building that contains several addresses. */
export type AddressSuggestion = {
  readonly id: string;
  readonly text: string;
  readonly description: string;
  /** True if the suggestion contains several addresses. It must be expanded and cannot be selected. */
  readonly isContainer: boolean;
};

export type AddressQuestion = {
  readonly text: string;
  /** Country code: ISO 3166-1, two capital letters. */
  readonly country: string;
  readonly container?: string | undefined;
};

/** Calls that complete addresses while the user types. Requires `addressLookup` [WH-2]. */
export interface AddressLookupGateway {
  /** Finds suggestions, best match first. */
  find(
    company: CompanyPath,
    question: AddressQuestion,
    signal: AbortSignal,
  ): Promise<Result<readonly AddressSuggestion[], PortFailure>>;
  retrieve(company: CompanyPath, id: string): Promise<Result<FoundAddress, PortFailure>>;
}
export const AddressLookupGateway = portToken<AddressLookupGateway>('AddressLookupGateway');
