import { writeActions } from '../../../src/domain/shared/writeAction.ts';

/** All that the audit log tells of. Each belongs to one feature, which names it in its manifest. */
export const auditActions = [
  ...writeActions,
  'publish.opened',
  'publish.completed',
  'publish.given-up',
  'publish.lapsed',
  'review.opened',
  'review.closed',
] as const;

export type AuditAction = (typeof auditActions)[number];
