import { collectsIn, deliversTo } from '../carriers/collectsIn.ts';
import { carriersOf } from '../carriers/companyCarriers.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { portalCountries } from '../international/portalCountries.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { receivingWarehouses } from '../warehouses/delivery/receivingWarehouses.ts';

/** `pending`: differs from the published version. `unserved`: no carrier serves the country or address. */
export type ShapeState = 'published' | 'pending' | 'unserved';

export type ShapeNode = {
  readonly id: string;
  readonly state: ShapeState;
  /** True if the carrier or address is used unless a rule selects another one. */
  readonly isDefault?: boolean | undefined;
};

export type ShapeLink = { readonly from: string; readonly to: string; readonly isPending: boolean };

export type PortalShape = {
  /** Countries by two-letter code, home country first. */
  readonly countries: readonly ShapeNode[];
  /** Carriers by company id. */
  readonly carriers: readonly ShapeNode[];
  /** Return addresses by location id. */
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

function partsOf(configuration: CompanyConfiguration): Parts {
  const { offeredCarriers = [] } = configuration;
  const countries = portalCountries(configuration);
  const carriers = carriersOf(configuration).filter(({ enabled }) => enabled);
  const addresses = receivingWarehouses(configuration);
  const delivered = carriers.flatMap(({ carrierCompanyId: id }) =>
    addresses
      .filter(({ place }) => deliversTo(offeredCarriers, id, place?.address))
      .map(({ locationId }) => [id, locationId] as const),
  );
  const delivering = carriers.filter(({ carrierCompanyId: id }) => delivered.some(([from]) => from === id));
  return {
    countries,
    carriers: new Map(carriers.map((each) => [each.carrierCompanyId, each])),
    addresses: new Map(addresses.map((each) => [each.locationId, each])),
    fetched: countries.flatMap((country) =>
      delivering
        .filter((each) => collectsIn(offeredCarriers, each.carrierCompanyId, country))
        .map((each) => [country, each.carrierCompanyId] as const),
    ),
    delivered,
  };
}

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
    [...now].map(([id, value]) => {
      const isServed = after.delivered.some((link) => link.includes(id));
      const isPublished = deepEqual(earlier.get(id), value);
      return {
        id,
        state: !isServed ? 'unserved' : isPublished ? 'published' : 'pending',
        isDefault: id === defaultId,
      };
    });
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
