import { ok, type Result } from '../../shared/result.ts';
import { refused, type Write, type WriteRefusal } from '../../shared/write.ts';
import { withKeptSecrets } from '../account/accountSecrets.ts';
import type { Carrier, CarrierSettings, OfferedCarrier } from '../../company/parts/carrier.ts';
import { CANNOT_ADD_CARRIER } from '../carrierFailureKey.ts';
import { carriersOf, withCarriers, type CarrierContext } from '../companyCarriers.ts';
import { validateCarriers, type CarrierError } from '../validateCarriers.ts';

type CarrierHolder = CarrierContext & {
  readonly offeredCarriers?: readonly OfferedCarrier[] | undefined;
  readonly carriers?: CarrierSettings | undefined;
};

/** Replaces the carriers of a company's product; a new one must be on offer [CR-8]. A mask keeps the secret [CR-6]. */
export const replaceCarriers: Write<CarrierHolder, readonly Carrier[]> = {
  action: 'carriers.replaced',
  decide(document, written) {
    const published = carriersOf(document);
    const carriers = withKeptSecrets(written, published);
    const rules = { offered: document.offeredCarriers ?? [], settings: document.carriers ?? {} };
    const error = validateCarriers(published, carriers, rules);
    return error
      ? refusedCarrier(error, carriers)
      : ok({ document: withCarriers(document, carriers), answer: undefined });
  },
};

function refusedCarrier(error: CarrierError, carriers: readonly Carrier[]): Result<never, WriteRefusal> {
  const index = carriers.findIndex((carrier) => carrier.carrierCompanyId === error.carrierCompanyId);
  const pointer = `/carriers/${index}`;
  switch (error.kind) {
    case 'cannot-be-added':
      return refused(pointer, error.kind, CANNOT_ADD_CARRIER);
    case 'account': {
      const { problem } = error;
      const message = problem.kind === 'malformed' ? problem.messageKey : 'constants.allFieldsError';
      return refused(`${pointer}/account/${problem.field}`, message, message);
    }
    default:
      return refused(pointer, error.kind);
  }
}
