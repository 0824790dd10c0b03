import type { WriteAction } from '../shared/writeAction.ts';

export type SecurityAction =
  | 'sign-in.accepted'
  | 'sign-in.refused'
  | 'sign-in.locked'
  | 'sign-in.replayed'
  | 'sign-in.scope-refused'
  | 'sign-in.ended'
  | 'password.set'
  | 'password.changed'
  | 'password.refused'
  | 'password.link-requested'
  | 'password.link-refused';

/** Each action belongs to one feature, which declares it in its manifest. */
export type AuditAction =
  | WriteAction
  | SecurityAction
  | 'user.invited'
  | 'user.changed'
  | 'user.removed'
  | 'user.link-issued'
  | 'rule-checks.changed'
  | 'preview-link.created'
  | 'preview-link.revoked'
  | 'publish.opened'
  | 'publish.completed'
  | 'publish.refused'
  | 'publish.given-up'
  | 'publish.lapsed'
  | 'review.opened'
  | 'review.extended'
  | 'review.acting'
  | 'review.closed'
  | 'review.allowed'
  | 'review.withdrawn';

export type UserAction = Extract<AuditAction, `user.${string}`>;
