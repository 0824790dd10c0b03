import type { ApplicationConfigHolder } from './applicationConfig.ts';
import { fitValueIn } from './problems/partError.ts';

/** Policy in the published configuration of an owner's organisation. Invalid parts are ignored. */
export const secondFactorPolicyIn = (organisation: ApplicationConfigHolder) => ({
  roles: fitValueIn(organisation, { kind: 'secondFactor', name: 'roles' }, () => undefined),
  merchants: fitValueIn(organisation, { kind: 'secondFactor', name: 'merchants' }, () => undefined),
});
