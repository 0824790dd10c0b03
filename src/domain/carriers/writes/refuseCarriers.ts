import type { Carrier, CarrierSettings, OfferedCarrier } from '../../company/parts/carrier.ts';
import { refuse, type WriteRefusal } from '../../shared/write.ts';
import { validateCarriers } from '../validateCarriers.ts';

/** Service message if a merchant may not use a carrier [CR-8]. */
const CANNOT_ADD_CARRIER = 'Cannot add carrier for merchant';

export type CarrierOffer = {
  readonly offeredCarriers?: readonly OfferedCarrier[] | undefined;
  readonly carriers?: CarrierSettings | undefined;
};

export function refuseCarriers(
  pointer: string,
  { offeredCarriers = [], carriers: settings = {} }: CarrierOffer,
  published: readonly Carrier[],
  next: readonly Carrier[],
): WriteRefusal | undefined {
  const error = validateCarriers(published, next, { offered: offeredCarriers, settings });
  if (!error) return undefined;
  const index = next.findIndex((carrier) => carrier.carrierCompanyId === error.carrierCompanyId);
  const at = `${pointer}/${index}`;
  switch (error.kind) {
    case 'cannot-be-added':
      return refuse(at, error.kind, CANNOT_ADD_CARRIER);
    case 'account': {
      const { problem } = error;
      const message = problem.kind === 'malformed' ? problem.messageKey : 'constants.allFieldsError';
      return refuse(`${at}/account/${problem.field}`, message, message);
    }
    default:
      return refuse(at, error.kind);
  }
}
