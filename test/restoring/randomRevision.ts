import fc from 'fast-check';
import { writePart } from '../../src/domain/application-config/configValue.ts';
import { configParts } from '../../src/domain/application-config/configPart.ts';
import type { Carrier } from '../../src/domain/company/parts/carrier.ts';
import { carriersOf, withCarriers } from '../../src/domain/carriers/companyCarriers.ts';
import { productOf, withProduct, type CompanyConfiguration } from '../../src/domain/company/companyConfiguration.ts';
import { temporaryId } from '../../src/domain/publishing/createdIds.ts';
import { noReturnReasons } from '../../src/domain/company/parts/returnReason.ts';
import type { RuleDocument } from '../../src/domain/company/parts/ruleDocument.ts';
import type { Warehouse } from '../../src/domain/company/parts/warehouse.ts';
import { valueFor } from '../domain/application-config/configurations.ts';
import { aRule, documentOf } from '../domain/rules/aRule.ts';
import type { Random } from './random.ts';
import { changesBetween, problemsOf } from '../support/changes.ts';

type Edit = (configuration: CompanyConfiguration, random: Random) => CompanyConfiguration;

let count = 0;
const unique = (): number => (count += 1);

const LOGOS = ['navy', 'teal', 'maroon'].map((colour) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
});

function edited<T>(
  list: readonly T[],
  random: Random,
  {
    add,
    change,
    isStaying = () => false,
  }: { add: () => T; change: (entry: T) => T; isStaying?: (entry: T) => boolean },
): readonly T[] {
  const going = random.shuffled(list).find((entry) => !isStaying(entry));
  const changed = list.length > 0 ? random.pick(list) : undefined;
  switch (random.below(4)) {
    case 0:
      return list.toSpliced(list.length, 0, add());
    case 1:
      return list.filter((entry) => entry !== going);
    default:
      return list.map((entry) => (entry === changed ? change(entry) : entry));
  }
}

const reasons: Edit = (configuration, random) => {
  const product = productOf(configuration);
  const present = product.returnReasons ?? noReturnReasons;
  const made = edited(present.reasons, random, {
    add: () => ({ code: `R${unique()}`, description: 'New', enabled: true, paymentRequired: random.chance(0.5) }),
    change: (reason) => ({ ...reason, description: `Said otherwise ${unique()}`, enabled: true }),
  });
  const ordered = random.chance(0.3) ? random.shuffled(made) : made;
  const pattern = random.chance(0.2) ? { validationRegex: `^.{1,${10 + random.below(9)}}$` } : {};
  return withProduct(configuration, { ...product, returnReasons: { ...present, ...pattern, reasons: [...ordered] } });
};

const carriers: Edit = (configuration, random) => {
  const present = carriersOf(configuration);
  const free = (configuration.offeredCarriers ?? []).filter(({ carrierCompanyId: id }) =>
    present.every((each) => each.carrierCompanyId !== id),
  );
  const flipped = (carrier: Carrier): Carrier =>
    carrier.default ? carrier : { ...carrier, enabled: !carrier.enabled };
  const made = edited(present, random, {
    add: () => ({
      carrierCompanyId: free.length > 0 ? random.pick(free).carrierCompanyId : '',
      enabled: true,
      default: false,
    }),
    change: flipped,
    isStaying: (carrier) => carrier.default,
  }).filter(({ carrierCompanyId }) => carrierCompanyId !== '');
  const chosen = random.chance(0.3) ? random.pick(made.filter(({ enabled }) => enabled).concat(made)) : undefined;
  const preferred = made.map((carrier) => (chosen ? { ...carrier, default: carrier === chosen } : carrier));
  return withCarriers(configuration, random.chance(0.3) ? random.shuffled(preferred) : preferred);
};

const networks: Edit = (configuration, random) => {
  const { storeNetworkConfig = [], offeredStoreNetworks = [] } = configuration;
  const unlisted = offeredStoreNetworks.filter(({ storeNetworkId: id }) =>
    storeNetworkConfig.every((each) => each.storeNetworkId !== id),
  );
  const added = random.chance(0.7) ? unlisted.slice(0, 1) : [];
  return {
    ...configuration,
    inStoreReturns: { enabled: random.chance(0.5) },
    storeNetworkConfig: [
      ...storeNetworkConfig.map((network) =>
        random.chance(0.5) ? { ...network, enabled: !network.enabled } : network,
      ),
      ...added.map(({ storeNetworkId }) => ({ storeNetworkId, enabled: true })),
    ],
  };
};

const warehouses: Edit = (configuration, random) => {
  const { warehousesConfig = [], companyId } = configuration;
  const [pattern] = warehousesConfig;
  if (!pattern) return configuration;
  const address = { ...pattern.place?.address };
  const made = edited<Warehouse>(warehousesConfig, random, {
    add: () => {
      const nth = unique();
      const place = { address: { ...address, line1: `${nth} Dock Road` } };
      const named = { locationId: temporaryId(`depot-${nth}`), locationName: `Depot ${nth}`, companyId };
      return { ...named, enabled: true, default: false, externalBindings: [], rules: [], place };
    },
    change: (warehouse) =>
      random.chance(0.5)
        ? { ...warehouse, locationName: `Renamed ${unique()}` }
        : { ...warehouse, externalBindings: [{ system: 'wms', code: `W${unique()}` }] },
    isStaying: (warehouse) => warehouse.default === true,
  });
  const chosen = random.chance(0.3) ? random.pick(made) : undefined;
  return {
    ...configuration,
    warehousesConfig: made.map((each) => (chosen?.enabled ? { ...each, default: each === chosen } : each)),
  };
};

const rules: Edit = (configuration, random) => {
  const { rulesConfig = [], companyId } = configuration;
  const made = edited<RuleDocument>(rulesConfig, random, {
    add: () => {
      const nth = unique();
      const rule = documentOf(aRule(temporaryId(`rule-${nth}`), { priority: 1 + random.below(3) }));
      return { ...rule, ruleDescription: `Made ${nth} for ${companyId}` };
    },
    change: (rule) => ({ ...rule, enabled: !rule.enabled, rule: { ...rule.rule, priority: 1 + random.below(3) } }),
  });
  return { ...configuration, rulesConfig: made };
};

const parts = configParts.filter(({ kind }) => kind !== 'languages' && kind !== 'defaultLanguage');

const look: Edit = (configuration, random) => {
  const part = random.chance(0.6) ? random.pick(parts.filter(({ kind }) => kind !== 'text')) : random.pick(parts);
  if (part.kind === 'logo') return writePart(configuration, part, random.pick(LOGOS));
  const [value] = fc.sample(valueFor(part), { seed: random.below(1_000_000), numRuns: 1 });
  return value === 'removed' ? configuration : writePart(configuration, part, value);
};

const languages: Edit = (configuration, random) => {
  const [offered, preferred] = random.pick([
    [['en', 'nl', 'fr'], 'fr'],
    [['ar', 'en'], 'ar'],
    [['en', 'es', 'ja'], 'en'],
  ] as const);
  return writePart(writePart(configuration, { kind: 'languages' }, offered), { kind: 'defaultLanguage' }, preferred);
};

const refunds: Edit = (configuration, random) => ({
  ...withProduct(configuration, { ...productOf(configuration), customerPayments: { isEnabled: random.chance(0.5) } }),
  refunds: { enabled: random.chance(0.5), restockingFeePercent: random.below(10_000) / 100 },
  ...(random.chance(0.5) && { currencyOverride: random.pick(['EUR', 'JPY', 'USD']) }),
});

const edits: readonly Edit[] = [reasons, carriers, networks, warehouses, rules, look, languages, refunds];

/** Makes edits that a user could make, of one or more kinds. The result can always be published. */
export function randomRevision(configuration: CompanyConfiguration, random: Random): CompanyConfiguration {
  for (;;) {
    const chosen = random.shuffled(edits).slice(0, 1 + random.below(edits.length));
    const made = chosen.reduce((before, edit) => edit(before, random), configuration);
    const isRefused = problemsOf({ before: configuration, after: made }).some(({ isBlocking }) => isBlocking);
    if (!isRefused && changesBetween(configuration, made).length > 0) return made;
  }
}
