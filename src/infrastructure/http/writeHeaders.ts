import type { WriteContext } from '../../application/company/CompanyGateway.ts';

/** What a write to a configuration says of itself beside its content. */
export const writeHeaders = ({ idempotencyKey, publishId }: WriteContext) => ({
  'idempotency-key': idempotencyKey,
  'x-publish-id': publishId,
});
