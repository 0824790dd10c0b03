import { err, ok } from '../../shared/result.ts';
import type { Write } from '../../shared/write.ts';
import { withStoredSecrets } from '../account/accountSecrets.ts';
import type { Carrier } from '../../company/parts/carrier.ts';
import { carriersOf, withCarriers, type CarrierContext } from '../companyCarriers.ts';
import { refuseCarriers, type CarrierOffer } from './refuseCarriers.ts';

type CarrierHolder = CarrierContext & CarrierOffer;

/** Replaces the carriers. The owner must offer each new carrier [CR-8]. A mask stands for the stored secret [CR-6]. */
export const replaceCarriers: Write<CarrierHolder, readonly Carrier[]> = {
  action: 'carriers.replaced',
  decide(document, submitted) {
    const published = carriersOf(document);
    const carriers = withStoredSecrets(submitted, published);
    const refusal = refuseCarriers('/carriers', document, published, carriers);
    return refusal ? err(refusal) : ok({ document: withCarriers(document, carriers), answer: undefined });
  },
};
