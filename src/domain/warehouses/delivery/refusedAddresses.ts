import { deliversTo } from '../../carriers/collectsIn.ts';
import { carriersOf, type CarrierContext } from '../../carriers/companyCarriers.ts';
import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import type { Carrier } from '../../company/parts/carrier.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import { receivingWarehouses } from './receivingWarehouses.ts';

/** An address that receives returns, but that the default carrier or all enabled carriers refuse. */
export type RefusedAddress = {
  readonly warehouse: Warehouse;
  /** Id of the default carrier if it refuses the address; otherwise of the first carrier in use. */
  readonly refusedBy: string;
  /** Ids of enabled carriers that deliver to the address. */
  readonly acceptedBy: readonly string[];
};

export type DeliveryContext = CarrierContext &
  Pick<CompanyConfiguration, 'offeredCarriers' | 'rulesConfig' | 'warehousesConfig'>;

/** Refused addresses, default first. Empty if no carrier is enabled, because that is a problem of its own. */
export function refusedAddresses(configuration: DeliveryContext): readonly RefusedAddress[] {
  const { offeredCarriers = [] } = configuration;
  const inUse = carriersOf(configuration).filter(({ enabled }) => enabled);
  const preferred = inUse.find((carrier) => carrier.default)?.carrierCompanyId;
  return receivingWarehouses(configuration).flatMap((warehouse) => {
    const accepts = ({ carrierCompanyId: id }: Carrier): boolean =>
      deliversTo(offeredCarriers, id, warehouse.place?.address);
    const idsOf = (carriers: readonly Carrier[]) => carriers.map(({ carrierCompanyId }) => carrierCompanyId);
    const acceptedBy = idsOf(inUse.filter(accepts));
    const refusing = idsOf(inUse.filter((carrier) => !accepts(carrier)));
    const isRefusedByDefault = preferred !== undefined && refusing.includes(preferred);
    const isRefused = acceptedBy.length === 0 || (warehouse.default === true && isRefusedByDefault);
    const refusedBy = isRefusedByDefault ? preferred : refusing[0];
    return isRefused && refusedBy !== undefined ? [{ warehouse, refusedBy, acceptedBy }] : [];
  });
}
