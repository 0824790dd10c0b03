import type { MerchantConfigDocument } from '../../contract/company/merchantConfig.ts';
import type { OwnedDatabase } from '../../server/infrastructure/postgres/connection/Database.ts';
import type { PendingChange } from '../../src/domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../src/domain/company/companyConfiguration.ts';
import { deepEqual } from '../../src/domain/shared/deepEqual.ts';
import { countRowsOfMerchant, ONE_MERCHANT, ownerChanges } from './newMerchants.ts';
import { addressAndLookChanges, tenStepChanges } from './tenStepChanges.ts';

/** A user and their pending changes. All scenes together use every write call of the specification [API-1]. */
export type Scene = {
  readonly name: string;
  readonly carrier: string;
  readonly companyId: string;
  readonly username: string;
  /** Whether the application configuration is deleted before each publish. */
  readonly startsWithoutApplicationConfig?: true;
  readonly overrides?: Partial<MerchantConfigDocument>;
  readonly changes: (configuration: CompanyConfiguration, round: number) => readonly PendingChange[];
  /** Looks for errors outside of the configuration after a round. Returns `undefined` if there are none. */
  readonly findError?: (database: OwnedDatabase, round: number) => Promise<string | undefined>;
};

const merchant: Scene = {
  name: 'a merchant with every part, whose carriers keep addresses of their own',
  carrier: 'USPS',
  companyId: 'ACME',
  username: 'staff@acme.example',
  changes: tenStepChanges,
};

const plainMerchant: Scene = {
  name: 'a merchant without multi-carrier addresses who never had an application configuration',
  carrier: 'USPS',
  companyId: 'KOYO',
  username: 'staff@koyo.example',
  startsWithoutApplicationConfig: true,
  overrides: { addresses: { multiCarrierAddressesApiEnabled: false } },
  changes: addressAndLookChanges,
};

const owner: Scene = {
  name: 'an admin on the owner’s own organisation, who onboards a merchant and signs it up',
  carrier: 'USPS',
  companyId: 'HOUSE',
  username: 'admin@house.example',
  startsWithoutApplicationConfig: true,
  changes: ownerChanges,
  findError: async (database, round) => {
    const rows = await countRowsOfMerchant(database, round);
    return deepEqual(rows, ONE_MERCHANT) ? undefined : `of the merchant is kept ${JSON.stringify(rows)}`;
  },
};

export const scenes = { merchant, plainMerchant, owner } as const;
