import type { PendingChange } from '../changes/pendingChange.ts';
import type { CarrierSettings } from '../carriers/carrier.ts';
import { applyRuleChanges, idOfRule } from '../rules/changes/applyRuleChanges.ts';
import { isRuleChange } from '../rules/changes/isRuleChange.ts';
import type { RuleDocument } from '../rules/ruleDocument.ts';
import { inOrderOf } from '../shared/listOrder.ts';
import { applyStoreNetworkChanges, asListed, idOfNetwork } from '../store-networks/applyStoreNetworkChanges.ts';
import type { OfferedStoreNetwork, StoreNetwork } from '../store-networks/storeNetwork.ts';
import { isStoreNetworkChange } from '../store-networks/storeNetworkChanges.ts';
import { unknownStoreNetwork } from '../store-networks/storeNetworkUpdate.ts';
import { applyWarehouseChanges, idOfWarehouse } from '../warehouses/changes/applyWarehouseChanges.ts';
import { isWarehouseChange } from '../warehouses/changes/isWarehouseChange.ts';
import type { Warehouse } from '../warehouses/warehouse.ts';

/** The lists of a configuration whose order no call of a publish says. */
type Lists = {
  readonly warehousesConfig?: readonly Warehouse[] | undefined;
  readonly rulesConfig?: readonly RuleDocument[] | undefined;
  readonly storeNetworkConfig?: readonly StoreNetwork[] | undefined;
  readonly offeredStoreNetworks?: readonly OfferedStoreNetwork[] | undefined;
  readonly carriers?: CarrierSettings | undefined;
};

/**
 * What a publish's calls made of `base`, with its lists as its recorded changes leave them: in their order, and without
 * store networks that are off and were not listed. Nothing else of the changes is taken over, for no rule looked at it.
 */
export function arrangeLists<Document extends Lists>(
  made: Document,
  base: Lists,
  changes: readonly PendingChange[],
): Document {
  const { warehousesConfig, rulesConfig, storeNetworkConfig } = made;
  const ofWarehouses = applyWarehouseChanges(base.warehousesConfig ?? [], changes.filter(isWarehouseChange));
  const ofRules = applyRuleChanges(base.rulesConfig ?? [], changes.filter(isRuleChange));
  const ofNetworks = changes.filter(isStoreNetworkChange);
  return {
    ...made,
    ...(warehousesConfig && {
      warehousesConfig: inOrderOf(warehousesConfig, ofWarehouses.map(idOfWarehouse), idOfWarehouse),
    }),
    ...(rulesConfig && { rulesConfig: inOrderOf(rulesConfig, ofRules.map(idOfRule), idOfRule) }),
    ...(storeNetworkConfig && ofNetworks.length > 0 && { storeNetworkConfig: arrangeNetworks(made, base, ofNetworks) }),
  };
}

function arrangeNetworks(made: Lists, base: Lists, changes: readonly PendingChange[]): readonly StoreNetwork[] {
  const listed = applyStoreNetworkChanges(base.storeNetworkConfig ?? [], changes).map(idOfNetwork);
  const holder = {
    ...made,
    storeNetworkConfig: [...(base.storeNetworkConfig ?? []), ...(made.storeNetworkConfig ?? [])],
  };
  const known = listed.filter(
    (id) => unknownStoreNetwork({ selectedStoreNetworks: [id], enabled: false }, holder) === undefined,
  );
  return asListed(made.storeNetworkConfig ?? [], known);
}
