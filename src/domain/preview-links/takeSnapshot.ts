import { applicationConfigError } from '../application-config/problems/applicationConfigError.ts';
import { configPartOf, pathsOf } from '../application-config/configPart.ts';
import { bringsForeignLogo } from '../application-config/imageSources.ts';
import { placeholderProblems } from '../application-config/problems/placeholderProblems.ts';
import { refuseCarriers } from '../carriers/writes/refuseCarriers.ts';
import { productOf, type CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { Carrier } from '../company/parts/carrier.ts';
import type { RuleDocument } from '../company/parts/ruleDocument.ts';
import { TOO_LARGE } from '../errors/errorMessages.ts';
import { isCountryCode } from '../international/countryCodes.ts';
import { productListTooLong } from '../products/productLimits.ts';
import { type ConfigurationDocument, type ConfigurationParts, tooLarge } from '../publishing/configurationParts.ts';
import { refuseMalformedReasons, refuseReturnReasons } from '../return-reasons/refuseReturnReasons.ts';
import { readRule } from '../rules/readRule.ts';
import { MAX_RULES, validateRule } from '../rules/validateRule.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { unknownKeys } from '../shared/unknownKeys.ts';
import { refuse, type WriteRefusal } from '../shared/write.ts';
import { unknownStoreNetwork } from '../store-networks/storeNetworkUpdate.ts';
import type { CompilePattern } from '../validation/patterns/patternEngine.ts';
import { validateWarehouse } from '../warehouses/validateWarehouse.ts';
import { MAX_WAREHOUSES } from '../warehouses/editedWarehouses.ts';
import { previewSnapshot } from './previewSnapshot.ts';
import { partsForCustomers } from './snapshotShape.ts';

type SnapshotRules = {
  readonly parts: Pick<ConfigurationParts, 'refuseValues'>;
  readonly compile: CompilePattern;
};

type Refuse = (
  next: CompanyConfiguration,
  existing: CompanyConfiguration,
  rules: SnapshotRules,
) => WriteRefusal | undefined;

/**
 * Validates a snapshot like a publish and accepts values of `published`. Rule names, carrier accounts and hidden
 * address fields are not validated, because a snapshot never contains them.
 */
export function takeSnapshot(
  sent: ConfigurationDocument,
  published: CompanyConfiguration,
  rules: SnapshotRules,
): Result<CompanyConfiguration, WriteRefusal> {
  const ownSnapshot = { ...sent, companyId: published.companyId };
  const unknown = unknownKeys(ownSnapshot, partsForCustomers(ownSnapshot, published.carrier.productName));
  if (unknown.length > 0) {
    const errors = unknown.map((pointer) => ({ pointer, message: 'unknown key' }));
    return err(relativeToBody({ kind: 'invalid', errors }));
  }
  const snapshot = previewSnapshot(ownSnapshot, published);
  const withFeatures = (each: CompanyConfiguration) => ({
    ...each,
    features: { ...published.features, ...each.features },
  });
  const [next, existing] = [withFeatures(snapshot), withFeatures(previewSnapshot(published, published))];
  for (const refuses of refusals) {
    const refusal = refuses(next, existing, rules);
    if (refusal) return err(relativeToBody(refusal));
  }
  return ok(snapshot);
}

/** Refusal with pointers relative to the request body. */
const relativeToBody = (refusal: WriteRefusal): WriteRefusal =>
  refusal.kind === 'invalid' && refusal.errors
    ? { ...refusal, errors: refusal.errors.map((each) => ({ ...each, pointer: `/configuration${each.pointer}` })) }
    : refusal;

const isId = (id: string): boolean => /^[\w.:-]{1,200}$/.test(id);

const refuseTexts: Refuse = (next, existing, { compile }) => {
  if (bringsForeignLogo(existing, next))
    return refuse('/assets/logoImage', 'image from elsewhere', 'changes.problems.imageElsewhere');
  const error = applicationConfigError(existing, next, compile);
  if (error) return refuse(pointerOf(error.pointer.split('/').slice(1)), error.error, error.error);
  const [problem] = placeholderProblems({ before: existing, after: next });
  const part = problem?.setting === undefined ? undefined : configPartOf(problem.setting);
  return problem && part && refuse(pointerOf(pathsOf(part)[0]), problem.problem, problem.problem);
};

const pointerOf = ([root = '', ...path]: readonly string[]): string =>
  ['', ...(root === 'config' ? ['applicationConfig'] : []), root, ...path].join('/');

const refuseProduct: Refuse = (next, existing, { compile }) => {
  const [after, before] = [productOf(next), productOf(existing)];
  const at = `/products/${next.carrier.productName}`;
  const tooLong = productListTooLong(next.products, [existing.products]);
  if (tooLong !== undefined) return refuse(tooLong, 'too many', TOO_LARGE);
  const country = Object.keys(after.countriesEnabled ?? {}).find(
    (code) => !isCountryCode(code) && before.countriesEnabled?.[code] === undefined,
  );
  if (country !== undefined) return refuse(`${at}/countriesEnabled`, 'not a country');
  const { returnReasons } = after;
  const refusal =
    returnReasons &&
    !deepEqual(returnReasons, before.returnReasons) &&
    (refuseMalformedReasons(`${at}/returnReasons`, returnReasons) ??
      refuseReturnReasons(`${at}/returnReasons`, returnReasons, compile));
  if (refusal) return refusal;
  const carriersIn = ({ carrierConfig }: typeof after) => (carrierConfig?.carriers ?? []).map(withoutAccount);
  return deepEqual(carriersIn(after), carriersIn(before))
    ? undefined
    : refuseCarriers(`${at}/carrierConfig/carriers`, next, carriersIn(before), carriersIn(after));
};

/** Carrier without its account, because a snapshot contains only masks. */
function withoutAccount(carrier: Carrier): Carrier {
  const { account: _, ...rest } = carrier;
  return rest;
}

const refuseRules: Refuse = ({ rulesConfig: after = [] }, { rulesConfig: before = [] }) => {
  if (after.length > MAX_RULES && after.length > before.length)
    return refuse('/rulesConfig', 'too-many-rules', TOO_LARGE);
  const published = new Map(before.map((rule) => [rule.ruleId, rule]));
  for (const [index, rule] of after.entries()) {
    const publishedRule = published.get(rule.ruleId);
    const reason = publishedRule && deepEqual(publishedRule, rule) ? undefined : ruleError(rule, publishedRule);
    if (reason !== undefined) return refuse(`/rulesConfig/${index}`, reason);
  }
  return undefined;
};

function ruleError(rule: RuleDocument, publishedRule: RuleDocument | undefined): string | undefined {
  if (!publishedRule && !isId(rule.ruleId)) return 'not an id';
  const [read, replaced] = [readRule(rule), publishedRule && readRule(publishedRule)];
  if (!read.ok) return read.error.kind;
  const renamedRule = { ...read.value, name: rule.ruleId };
  return validateRule(renamedRule, replaced?.ok ? replaced.value : undefined)?.kind;
}

const refuseWarehouses: Refuse = ({ warehousesConfig: after = [] }, { warehousesConfig: before = [] }) => {
  if (after.length > MAX_WAREHOUSES && after.length > before.length)
    return refuse('/warehousesConfig', 'too-many-warehouses', TOO_LARGE);
  const published = new Map(before.map((warehouse) => [warehouse.locationId, warehouse]));
  for (const [index, warehouse] of after.entries()) {
    const publishedWarehouse = published.get(warehouse.locationId);
    const at = `/warehousesConfig/${index}`;
    if (!publishedWarehouse && !isId(warehouse.locationId)) return refuse(`${at}/locationId`, 'not an id');
    const { place, ...details } = warehouse;
    const error = validateWarehouse(deepEqual(place, publishedWarehouse?.place) ? details : warehouse);
    if (error && !deepEqual(publishedWarehouse, warehouse))
      return refuse(at + error.pointer, error.message, error.message);
  }
  return undefined;
};

const refuseStoreNetworks: Refuse = (next, existing) => {
  const { storeNetworkConfig: after = [], offeredStoreNetworks = [] } = next;
  const before = existing.storeNetworkConfig ?? [];
  if (after.length > before.length + offeredStoreNetworks.length) return refuse('/storeNetworkConfig', 'too many');
  const carriers = new Map(
    [...offeredStoreNetworks, ...before].map((each) => [each.storeNetworkId, each.storeNetworkCarrierId]),
  );
  for (const [index, { storeNetworkId, storeNetworkCarrierId: carrier }] of after.entries()) {
    const at = `/storeNetworkConfig/${index}`;
    const update = { selectedStoreNetworks: [storeNetworkId], enabled: true };
    if (unknownStoreNetwork(update, existing) !== undefined) return refuse(`${at}/storeNetworkId`, 'not offered');
    if (carrier !== undefined && carrier !== carriers.get(storeNetworkId))
      return refuse(`${at}/storeNetworkCarrierId`, 'not open to change');
  }
  return undefined;
};

const refusals: readonly Refuse[] = [
  (next, existing) => tooLarge(existing, next),
  (next, existing, { parts }) => parts.refuseValues([existing], next),
  refuseTexts,
  refuseProduct,
  refuseRules,
  refuseWarehouses,
  refuseStoreNetworks,
];
