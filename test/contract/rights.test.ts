import { describe, expect, it } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { z } from '../../contract/schema.ts';

/** Effect of each call, and the right that it requires. Add every new call here. */
const CALLS_BY_EFFECT = {
  reads: {
    right: undefined,
    ids: [
      'findAddresses',
      'findNamesInUse',
      'followCompany',
      'getAccountActivity',
      'getAdminConfig',
      'getAsset',
      'getCompany',
      'getCompanyStatus',
      'getHealth',
      'getLocalAdminConfig',
      'getLocale',
      'getOpenApi',
      'getReady',
      'getSecondFactor',
      'getSessions',
      'listActivity',
      'listCompanies',
      'listPreviewLinks',
      'listPublishes',
      'listUsers',
      'openPreviewLink',
      'postMerchantBrand',
      'postMerchantConfig',
      'readActivity',
      'readDraft',
      'readMerchantReviews',
      'readPublish',
      'readRevision',
      'readRuleChecks',
      'retrieveAddress',
      'validateAddress',
      'verifyActivity',
    ],
  },
  'changes only what belongs to the caller': {
    right: undefined,
    ids: [
      'addPasskey',
      'beginPasskey',
      'beginTotp',
      'changePassword',
      'closeReviewSession',
      'confirmIdentity',
      'confirmTotp',
      'createRecoveryCodes',
      'deleteOtherSessions',
      'deleteSession',
      'dropDraft',
      'extendReviewSession',
      'openReviewSession',
      'postRevoke',
      'postToken',
      'putPassword',
      'removePasskey',
      'removeTotp',
      'renamePasskey',
      'requestOwnPasskey',
      'requestPasskey',
      'requestPasswordLink',
    ],
  },
  'prepares a publish': {
    right: 'edit',
    ids: ['actInReview', 'createPreviewLink', 'keepDraft', 'keepRuleChecks', 'revokePreviewLink'],
  },
  publishes: { right: 'publish', ids: ['completePublish', 'giveUpPublish', 'openPublish'] },
  'takes effect without a publish': {
    right: 'publish',
    ids: [
      'bindWarehouse',
      'createMultiCarrierWarehouse',
      'createWarehouse',
      'deleteRule',
      'deleteWarehouse',
      'makeDefaultWarehouse',
      'patchApplicationConfig',
      'patchCompanySettings',
      'patchRule',
      'postApplicationConfig',
      'postOnboard',
      'postPrereg',
      'postRule',
      'postUpdateCompany',
      'publishApplicationConfig',
      'putCarrierConfig',
      'putStoreNetworks',
      'updateMultiCarrierWarehouse',
      'updateWarehouse',
      'uploadApplicationImage',
    ],
  },
  'manages users': {
    right: 'people',
    ids: ['changeUser', 'inviteUser', 'issuePasswordLink', 'putReviewConsent', 'removeUser', 'resetSecondFactor'],
  },
} as const satisfies Record<string, { readonly right: Call['right']; readonly ids: readonly string[] }>;

const acceptsPublishId = ({ headers }: Call): boolean =>
  headers instanceof z.ZodMiniObject && 'x-publish-id' in headers.def.shape;

describe('the rights of roles [AU-17]', () => {
  it('are defined for every call of the contract', () => {
    const classified = Object.values(CALLS_BY_EFFECT).flatMap(({ ids }) => [...ids]);
    expect(classified.toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
  });

  it.each(Object.entries(CALLS_BY_EFFECT))(
    'define the same required right for every call that %s',
    (_effect, { right, ids }) => {
      const byId = new Map(calls.map((call) => [call.id, call.right]));
      expect(ids.map((id) => `${id}: ${byId.get(id)}`)).toEqual(ids.map((id) => `${id}: ${right}`));
    },
  );

  it('require a confirmed identity for every call that changes users, sessions or the second factor [AU-28]', () => {
    const changed = [
      ...CALLS_BY_EFFECT['manages users'].ids.filter((id) => id !== 'putReviewConsent'),
      ...(['beginTotp', 'confirmTotp', 'createRecoveryCodes', 'removeTotp'] as const),
      ...(['beginPasskey', 'addPasskey', 'renamePasskey', 'removePasskey'] as const),
      ...(['deleteSession', 'deleteOtherSessions'] as const),
    ];
    expect(calls.flatMap(({ id, stepUp }) => (stepUp ? [id] : [])).toSorted()).toEqual(changed.toSorted());
  });

  it('treat a call that may belong to a publish as a direct write if no publish id is given', () => {
    const directWrites: readonly string[] = CALLS_BY_EFFECT['takes effect without a publish'].ids;
    expect(calls.filter(acceptsPublishId).filter(({ id }) => !directWrites.includes(id))).toEqual([]);
  });
});
