import type { WriteAction } from '../../../src/domain/shared/writeAction.ts';

/** All that the audit log tells of. Each belongs to one feature, which names it in its manifest. */
export type AuditAction =
  | WriteAction
  | 'publish.opened'
  | 'publish.completed'
  | 'publish.refused'
  | 'publish.given-up'
  | 'publish.lapsed'
  | 'review.opened'
  | 'review.extended'
  | 'review.closed';
