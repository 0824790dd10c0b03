import type { PortFailure } from '../../../application/shared/failure.ts';

/** The sentence for why a publish failed; one stands in the bundle for each kind. */
export const messageKeyOf = <Kind extends PortFailure['kind']>({ kind }: { readonly kind: Kind }) =>
  `publishing.reasons.${kind}` as const;
