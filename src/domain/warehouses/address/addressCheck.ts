import type { ChangeType } from '../../changes/changeType.ts';
import type { AddressVerdict } from './addressVerdict.ts';

export type AddressCheck =
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'valid'; readonly verdict: AddressVerdict }
  | { readonly kind: 'invalid'; readonly verdict: AddressVerdict }
  | { readonly kind: 'failed' };

export type AddressCheckEvent =
  | { readonly kind: 'started' }
  | { readonly kind: 'answered'; readonly verdict: AddressVerdict }
  | { readonly kind: 'failed' }
  /** A pending change was added. If the change concerns a warehouse, earlier results become invalid. */
  | { readonly kind: 'changed'; readonly type: ChangeType };

export const uncheckedAddress: AddressCheck = { kind: 'unchecked' };

const isAccepted = ({ kind }: AddressVerdict): boolean => kind === 'accepted' || kind === 'accepted-by-some';

/** State after an event. Ignores responses to requests that are no longer current. */
export function nextAddressCheck(check: AddressCheck, event: AddressCheckEvent): AddressCheck {
  switch (event.kind) {
    case 'started':
      return { kind: 'loading' };
    case 'answered':
      if (check.kind !== 'loading') return check;
      return { kind: isAccepted(event.verdict) ? 'valid' : 'invalid', verdict: event.verdict };
    case 'failed':
      return check.kind === 'loading' ? { kind: 'failed' } : check;
    case 'changed':
      return event.type === 'WAREHOUSE' ? uncheckedAddress : check;
  }
}

export type FlaggedInput = 'autoComplete' | 'town' | 'area' | 'postcode';
const FLAGGED: readonly FlaggedInput[] = ['autoComplete', 'town', 'area', 'postcode'];

export const flaggedInputs = (check: AddressCheck): readonly FlaggedInput[] =>
  check.kind === 'invalid' ? FLAGGED : [];
