import type { Result } from '../../../src/domain/shared/result.ts';
import type { FoundAddress } from '../../../src/domain/warehouses/address/addressFromLookup.ts';

export type AddressItem = {
  readonly id: string;
  readonly text: string;
  readonly description: string;
  /** It holds addresses, and is none itself. */
  readonly isContainer: boolean;
};

/** Why a provider gave no answer; `key` and `limit` are for who runs the service to mend. */
export type FinderFailure = { readonly kind: 'key' | 'limit' | 'timeout' | 'service'; readonly reason: string };

/** What completes addresses: an owner's provider, or the sample's places. */
export interface AddressFinder {
  /** Best first; `container` is the id of an item that is looked into. */
  find(text: string, country: string, container?: string): Promise<Result<readonly AddressItem[], FinderFailure>>;
  /** `undefined` where no item has the id. */
  retrieve(id: string): Promise<Result<FoundAddress | undefined, FinderFailure>>;
}
