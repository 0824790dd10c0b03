import { collectsIn } from '../carriers/collectsIn.ts';
import { carriersOf } from '../carriers/companyCarriers.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { portalCountries } from '../international/portalCountries.ts';
import { readRule } from '../rules/readRule.ts';
import { deepEqual } from '../shared/deepEqual.ts';

/** `pending` is new or another one once the pending changes are published; `unserved` leads nowhere. */
export type ShapeState = 'published' | 'pending' | 'unserved';

export type ShapeNode = {
  readonly id: string;
  readonly state: ShapeState;
  /** A customer meets it unless something else is said. */
  readonly isDefault?: boolean | undefined;
};

export type ShapeLink = { readonly from: string; readonly to: string; readonly isPending: boolean };

/** From which countries returns come, which carriers fetch them, and to which addresses they go. */
export type PortalShape = {
  /** By their two-letter codes, the home country first. */
  readonly countries: readonly ShapeNode[];
  /** By their company ids. */
  readonly carriers: readonly ShapeNode[];
  /** By their location ids. */
  readonly addresses: readonly ShapeNode[];
  readonly fetched: readonly ShapeLink[];
  readonly delivered: readonly ShapeLink[];
};

type Parts = {
  readonly countries: readonly string[];
  readonly carriers: ReadonlyMap<string, unknown>;
  readonly addresses: ReadonlyMap<string, unknown>;
  readonly fetched: readonly (readonly [string, string])[];
  readonly delivered: readonly (readonly [string, string])[];
};

/** The addresses that a rule which is on sends something to. */
const ruledAddresses = (configuration: CompanyConfiguration): ReadonlySet<string> =>
  new Set(
    (configuration.rulesConfig ?? []).flatMap((document) => {
      const rule = readRule(document);
      if (!rule.ok || !rule.value.enabled || rule.value.ruleType !== 'RETURN_ADDRESS') return [];
      return rule.value.eventData.locationId;
    }),
  );

function partsOf(configuration: CompanyConfiguration): Parts {
  const { offeredCarriers = [], warehousesConfig = [] } = configuration;
  const countries = portalCountries(configuration);
  const carriers = carriersOf(configuration).filter(({ enabled }) => enabled);
  const ruled = ruledAddresses(configuration);
  const addresses = warehousesConfig.filter(
    (each) => each.enabled && (each.default === true || ruled.has(each.locationId)),
  );
  return {
    countries,
    carriers: new Map(carriers.map((each) => [each.carrierCompanyId, each])),
    addresses: new Map(addresses.map((each) => [each.locationId, each])),
    fetched: countries.flatMap((country) =>
      carriers
        .filter((each) => collectsIn(offeredCarriers, each.carrierCompanyId, country))
        .map((each) => [country, each.carrierCompanyId] as const),
    ),
    delivered: carriers.flatMap((carrier) =>
      addresses.map((address) => [carrier.carrierCompanyId, address.locationId] as const),
    ),
  };
}

/** The shape that the pending changes give a portal, and what of it is not published. */
export function portalShape(published: CompanyConfiguration, pending: CompanyConfiguration): PortalShape {
  const [before, after] = [partsOf(published), partsOf(pending)];
  const linksIn = (links: Parts['fetched'], earlier: Parts['fetched']): readonly ShapeLink[] =>
    links.map(([from, to]) => ({ from, to, isPending: !earlier.some((link) => link[0] === from && link[1] === to) }));
  const defaultCarrier = carriersOf(pending).find((each) => each.default)?.carrierCompanyId;
  const defaultAddress = (pending.warehousesConfig ?? []).find((each) => each.default === true)?.locationId;
  const nodesOf = (
    now: ReadonlyMap<string, unknown>,
    earlier: ReadonlyMap<string, unknown>,
    defaultId: string | undefined,
  ): readonly ShapeNode[] =>
    [...now].map(([id, value]) => ({
      id,
      state: deepEqual(earlier.get(id), value) ? 'published' : 'pending',
      isDefault: id === defaultId,
    }));
  return {
    countries: after.countries.map((id) => {
      if (!after.fetched.some(([country]) => country === id)) return { id, state: 'unserved' };
      return { id, state: before.countries.includes(id) ? 'published' : 'pending' };
    }),
    carriers: nodesOf(after.carriers, before.carriers, defaultCarrier),
    addresses: nodesOf(after.addresses, before.addresses, defaultAddress),
    fetched: linksIn(after.fetched, before.fetched),
    delivered: linksIn(after.delivered, before.delivered),
  };
}
