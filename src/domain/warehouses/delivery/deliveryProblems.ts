import { carrierChanges } from '../../carriers/changes/carrierChanges.ts';
import { makeDefaultCarrier } from '../../carriers/carrierEdits.ts';
import { deliversTo } from '../../carriers/collectsIn.ts';
import { carrierNameIn } from '../../carriers/knownCarriers.ts';
import { carriersOf } from '../../carriers/companyCarriers.ts';
import type { ChangeProblem, ProblemRemedy } from '../../changes/changeDescription.ts';
import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { chooseDefault } from '../changes/warehouseEdits.ts';
import { warehouseEntries } from '../changes/warehouseEntries.ts';
import { refusedAddresses, type RefusedAddress } from './refusedAddresses.ts';

export const deliveryProblems = (
  published: CompanyConfiguration,
  pending: CompanyConfiguration,
): readonly ChangeProblem[] => refusedAddresses(pending).map((refused) => problemOf(published, pending, refused));

export function newDeliveryProblems(
  published: CompanyConfiguration,
  pending: CompanyConfiguration,
): readonly ChangeProblem[] {
  const idsOf = ({ warehouse, refusedBy, acceptedBy }: RefusedAddress): string =>
    JSON.stringify([warehouse.locationId, warehouse.default, refusedBy, acceptedBy]);
  const publishedRefusals = new Set(refusedAddresses(published).map(idsOf));
  return refusedAddresses(pending)
    .filter((refused) => !publishedRefusals.has(idsOf(refused)))
    .map((refused) => problemOf(published, pending, refused));
}

function problemOf(
  published: CompanyConfiguration,
  pending: CompanyConfiguration,
  refused: RefusedAddress,
): ChangeProblem {
  const { warehouse, refusedBy, acceptedBy } = refused;
  const nameOf = carrierNameIn(pending);
  const [instead] = acceptedBy;
  return {
    problem: instead === undefined ? 'changes.problems.addressRefused' : 'changes.problems.addressRefusedByDefault',
    isBlocking: false,
    code: warehouse.locationName ?? warehouse.locationId,
    values: { carrier: nameOf(refusedBy), instead: instead === undefined ? '' : nameOf(instead) },
    setting: warehouseEntries.keyOf(warehouse.locationId),
    remedies: warehouse.default === true ? remediesOf(published, pending, refused, nameOf) : [],
  };
}

function remediesOf(
  published: CompanyConfiguration,
  pending: CompanyConfiguration,
  { refusedBy, acceptedBy: [instead] }: RefusedAddress,
  nameOf: (carrierId: string) => string,
): readonly ProblemRemedy[] {
  const { offeredCarriers = [], warehousesConfig = [] } = pending;
  const carriers = carriersOf(pending);
  const others = warehousesConfig.filter(
    (each) => each.enabled && each.default !== true && deliversTo(offeredCarriers, refusedBy, each.place?.address),
  );
  const isPublishedDefault = (locationId: string): boolean =>
    published.warehousesConfig?.some((each) => each.default === true && each.locationId === locationId) ?? false;
  const other = others.find(({ locationId }) => isPublishedDefault(locationId)) ?? others[0];
  return [
    ...(instead === undefined
      ? []
      : [
          {
            label: 'changes.remedies.makeDefaultCarrier' as const,
            code: nameOf(instead),
            edits: carrierChanges(carriersOf(published), carriers, makeDefaultCarrier(carriers, instead)),
          },
        ]),
    ...(other
      ? [
          {
            label: 'changes.remedies.makeDefaultAddress' as const,
            code: other.locationName ?? other.locationId,
            edits: [chooseDefault(published.warehousesConfig ?? [], other.locationId)],
          },
        ]
      : []),
  ];
}
