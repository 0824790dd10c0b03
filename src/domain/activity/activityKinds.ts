import type { WriteAction } from '../shared/writeAction.ts';

/** Actions of the audit log. Each action belongs to one feature, which declares it in its manifest. */
export const actionsByKind = {
  publishing: ['publish.opened', 'publish.completed', 'publish.refused', 'publish.given-up', 'publish.lapsed'],
  changes: [
    'company.updated',
    'company.settings-updated',
    'carriers.replaced',
    'store-networks.updated',
    'application-config.created',
    'application-config.updated',
    'application-config.published',
    'image.uploaded',
    'rule.created',
    'rule.changed',
    'rule.archived',
    'warehouse.created',
    'warehouse.updated',
    'warehouse.removed',
    'warehouse.made-default',
    'warehouse.bound',
    'rule-checks.changed',
  ],
  merchants: ['merchant.onboarded', 'merchant.signed-up', 'merchant.erased'],
  review: ['review.opened', 'review.extended', 'review.acting', 'review.closed', 'review.allowed', 'review.withdrawn'],
  sharing: ['preview-link.created', 'preview-link.revoked'],
  people: ['user.invited', 'user.changed', 'user.removed', 'user.erased', 'user.link-issued', 'second-factor.reset'],
  signIn: [
    'sign-in.accepted',
    'sign-in.refused',
    'sign-in.locked',
    'sign-in.replayed',
    'sign-in.scope-refused',
    'sign-in.ended',
    'password.set',
    'password.changed',
    'password.refused',
    'password.link-requested',
    'password.link-refused',
    'second-factor.added',
    'second-factor.removed',
    'second-factor.refused',
    'recovery-codes.created',
    'recovery-code.used',
  ],
} as const;

export type ActivityKind = keyof typeof actionsByKind;
export type AuditAction = WriteAction | (typeof actionsByKind)[ActivityKind][number];
export type SecurityAction = (typeof actionsByKind.signIn)[number];
export type UserAction = (typeof actionsByKind.people)[number];

export const activityKinds = Object.keys(actionsByKind) as readonly ActivityKind[];

export const refusedActions = [
  'publish.refused',
  'sign-in.refused',
  'sign-in.locked',
  'sign-in.replayed',
  'sign-in.scope-refused',
  'password.refused',
  'password.link-refused',
  'second-factor.refused',
] as const satisfies readonly AuditAction[];

export const knownActions: readonly AuditAction[] = activityKinds.flatMap((kind) => actionsByKind[kind]);

const knownActionSet: ReadonlySet<string> = new Set(knownActions);

export const isAuditAction = (action: string): action is AuditAction => knownActionSet.has(action);
