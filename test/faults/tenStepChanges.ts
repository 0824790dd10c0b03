import type { PendingChange } from '../../src/domain/changes/pendingChange.ts';
import { temporaryId } from '../../src/domain/publishing/createdIds.ts';
import { productOf, withProduct, type CompanyConfiguration } from '../../src/domain/company/companyConfiguration.ts';
import { changesBetween } from '../support/changes.ts';

/** Name of an added return address. Its ID is temporary until the service assigns one. */
const ADDED = 'Fault depot';
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGOQrziBFTEMLQkAH4ZXwRoYKVIAAAAASUVORK5CYII=';

/** Edits a part of a configuration like a user on its page. The result differs in each round. */
type Part = (configuration: CompanyConfiguration, round: number) => CompanyConfiguration;

const changesOf =
  (...parts: readonly Part[]) =>
  (configuration: CompanyConfiguration, round: number): readonly PendingChange[] =>
    changesBetween(
      configuration,
      parts.reduce((edited, part) => part(edited, round), configuration),
    );

/** Changes on every page of a company. Each round makes different changes: an addition, an edit or a removal. */
export const tenStepChanges = changesOf(withReason, withCarriers, withNetworks, withWarehouses, withLook, withRules);

export const addressAndLookChanges = changesOf(withWarehouses, withLook);

export const lookChanges = changesOf(withLook);

function withReason(configuration: CompanyConfiguration, round: number): CompanyConfiguration {
  const product = productOf(configuration);
  const { returnReasons } = product;
  if (!returnReasons) return configuration;
  const [first, ...others] = returnReasons.reasons;
  const reasons = first ? [{ ...first, description: `Too small, round ${round}` }, ...others] : [];
  return withProduct(configuration, { ...product, returnReasons: { ...returnReasons, reasons } });
}

function withCarriers(configuration: CompanyConfiguration): CompanyConfiguration {
  const product = productOf(configuration);
  const carriers = product.carrierConfig?.carriers;
  if (!carriers) return configuration;
  const flipped = carriers.map((carrier) => (carrier.default ? carrier : { ...carrier, enabled: !carrier.enabled }));
  return withProduct(configuration, { ...product, carrierConfig: { ...product.carrierConfig, carriers: flipped } });
}

function withNetworks(configuration: CompanyConfiguration): CompanyConfiguration {
  const { storeNetworkConfig } = configuration;
  const flipped = storeNetworkConfig?.map((network) => ({ ...network, enabled: !network.enabled }));
  return { ...configuration, storeNetworkConfig: flipped };
}

function withWarehouses(configuration: CompanyConfiguration, round: number): CompanyConfiguration {
  const { warehousesConfig = [] } = configuration;
  const [first, ...others] = warehousesConfig.filter(({ locationName }) => !locationName?.startsWith(ADDED));
  const added = warehousesConfig.find(({ locationName }) => locationName?.startsWith(ADDED));
  if (!first) return configuration;
  const bound = { ...first, default: true, externalBindings: [{ system: 'wms', code: `R${round}` }] };
  if (added && round % 2 === 0) return { ...configuration, warehousesConfig: [bound, ...others] };
  const address = { ...first.place?.address, line1: `${round} Fault Street` };
  const depot = {
    ...first,
    ...added,
    companyId: configuration.companyId,
    locationId: added?.locationId ?? temporaryId(`depot-${round}`),
    locationName: `${ADDED} ${round}`,
    externalBindings: added?.externalBindings ?? [],
    default: true,
    place: { ...first.place, address },
  };
  return { ...configuration, warehousesConfig: [{ ...bound, default: false }, ...others, depot] };
}

function withLook(configuration: CompanyConfiguration, round: number): CompanyConfiguration {
  const { applicationConfig, assets } = configuration;
  const config = { ...applicationConfig?.config, DUE_DATE_DAYS: 10 + (round % 20) };
  return {
    ...configuration,
    applicationConfig: { ...applicationConfig, config },
    assets: { ...assets, logoImage: LOGO },
  };
}

function withRules(configuration: CompanyConfiguration, round: number): CompanyConfiguration {
  const { rulesConfig = [] } = configuration;
  const [first, ...others] = rulesConfig.filter(({ ruleDescription }) => !ruleDescription.startsWith(ADDED));
  const added = rulesConfig.find(({ ruleDescription }) => ruleDescription.startsWith(ADDED));
  if (!first) return configuration;
  const switched = { ...first, enabled: !first.enabled };
  if (added && round % 2 === 0) return { ...configuration, rulesConfig: [switched, ...others] };
  const rule = { ...first.rule, priority: 40 + (round % 40), conditions: { all: conditionsOf(round) } };
  const named = { ...first, ...added, ruleId: added?.ruleId ?? temporaryId(`rule-${round}`), enabled: true, rule };
  return {
    ...configuration,
    rulesConfig: [switched, ...others, { ...named, ruleDescription: `${ADDED} ${round}` }],
  };
}

const conditionsOf = (round: number) => [{ fact: 'categories', operator: 'fullMatch', value: [`Round ${round}`] }];
