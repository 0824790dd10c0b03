import { withKeptSecrets } from '../../../src/domain/carriers/account/accountSecrets.ts';
import type { Carrier } from '../../../src/domain/carriers/carrier.ts';
import { CANNOT_ADD_CARRIER } from '../../../src/domain/carriers/carrierFailureKey.ts';
import { carrierDifference } from '../../../src/domain/carriers/changes/carrierDifference.ts';
import { carriersOf, withCarriers } from '../../../src/domain/carriers/companyCarriers.ts';
import { validateCarriers, type CarrierError } from '../../../src/domain/carriers/validateCarriers.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ConfigurationWrite, EditConfiguration } from '../publishing/EditConfiguration.ts';
import type { ServiceFailure } from '../shared/failure.ts';

export type ReplaceCarriersRequest = ConfigurationWrite & { readonly carriers: readonly Carrier[] };

/** Replaces the carriers of a company's product (source, section 4); a new one must be on offer. A mask keeps the secret. */
export class ReplaceCarriers {
  readonly #configuration: EditConfiguration;

  constructor(configuration: EditConfiguration) {
    this.#configuration = configuration;
  }

  execute(request: ReplaceCarriersRequest): Promise<Result<void, ServiceFailure>> {
    return this.#configuration.execute(request, 'carriers.replaced', (document) => {
      const published = carriersOf(document);
      const carriers = withKeptSecrets(request.carriers, published);
      const rules = { offered: document.offeredCarriers ?? [], settings: document.carriers ?? {} };
      const refused = validateCarriers(published, carriers, rules);
      if (refused) return err(failureOf(refused, carriers));
      return ok({
        document: withCarriers(document, carriers),
        changes: carrierDifference(published, carriers),
        detail: { carriers: carriers.map(({ carrierCompanyId }) => carrierCompanyId) },
        answer: undefined,
      });
    });
  }
}

function failureOf(error: CarrierError, carriers: readonly Carrier[]): ServiceFailure {
  const index = carriers.findIndex((carrier) => carrier.carrierCompanyId === error.carrierCompanyId);
  const pointer = `/carriers/${index}`;
  if (error.kind === 'cannot-be-added')
    return { kind: 'invalid', message: CANNOT_ADD_CARRIER, errors: [{ pointer, message: error.kind }] };
  if (error.kind !== 'account') return { kind: 'invalid', errors: [{ pointer, message: error.kind }] };
  const { problem } = error;
  const message = problem.kind === 'malformed' ? problem.messageKey : 'constants.allFieldsError';
  return { kind: 'invalid', message, errors: [{ pointer: `${pointer}/account/${problem.field}`, message }] };
}
