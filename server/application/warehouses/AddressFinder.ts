import type { Result } from '../../../src/domain/shared/result.ts';
import type { FoundAddress } from '../../../src/domain/warehouses/address/addressFromLookup.ts';

export type AddressItem = {
  readonly id: string;
  readonly text: string;
  readonly description: string;
  readonly isContainer: boolean;
};

/** Why a provider failed. The operator must fix the cause of `key` and `limit`. */
export type FinderFailure = { readonly kind: 'key' | 'limit' | 'timeout' | 'service'; readonly reason: string };

/** Completes addresses with the owner's provider, or with the places of the sample data. */
export interface AddressFinder {
  /** Returns address items, best match first. `container` is the ID of the item in which to search. */
  find(text: string, country: string, container?: string): Promise<Result<readonly AddressItem[], FinderFailure>>;
  /** Returns `undefined` if no item has the ID. */
  retrieve(id: string): Promise<Result<FoundAddress | undefined, FinderFailure>>;
}
