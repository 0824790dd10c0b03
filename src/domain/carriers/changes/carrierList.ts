import { fieldSet, type FieldChange } from '../../changes/fields/fieldSet.ts';
import { KeyedList, type KeyedListChange } from '../../changes/keyedList/keyedList.ts';
import { isAbsentOr } from '../../shared/shapes.ts';
import type { Carrier } from '../../company/parts/carrier.ts';
import { makeDefaultCarrier } from '../carrierEdits.ts';
import { carriersOf, withCarriers } from '../companyCarriers.ts';
import {
  CARRIER_ORDER_KEY,
  CARRIER_PREFIX,
  CARRIERS_PREFIX,
  defaultIn,
  isDefaultCarrier,
  isSetupOf,
  setupOf,
  type CarrierSetup,
  type DefaultCarrier,
} from './carrierKey.ts';

/** Entries of the carrier list. A new carrier is not the default until another change selects it. */
export const carrierList = new KeyedList<Carrier, CarrierSetup>({
  type: 'COMPANY_CARRIER_CONFIG',
  prefix: CARRIER_PREFIX,
  orderKey: CARRIER_ORDER_KEY,
  idOf: ({ carrierCompanyId }) => carrierCompanyId,
  valueOf: setupOf,
  isValue: isSetupOf,
  added: (setup) => ({ ...setup, default: false }),
  rewritten: (carrier, setup) => ({ ...setup, default: carrier.default }),
  placesAdded: false,
});

export const carrierFields = fieldSet<{ readonly default: DefaultCarrier }>({
  type: 'COMPANY_CARRIER_CONFIG',
  prefix: CARRIERS_PREFIX,
  fields: {
    default: {
      read: (configuration) => defaultIn(carriersOf(configuration)),
      write: (configuration, chosen) => withCarriers(configuration, withDefault(carriersOf(configuration), chosen)),
      shape: isDefaultCarrier,
      expects: 'a carrier',
      place: undefined,
      isOriginal: isAbsentOr(isDefaultCarrier),
    },
  },
});

const withDefault = (carriers: readonly Carrier[], chosen: DefaultCarrier | undefined): readonly Carrier[] =>
  chosen
    ? makeDefaultCarrier(carriers, chosen.carrierCompanyId)
    : carriers.map((carrier) => ({ ...carrier, default: false }));

export type DefaultCarrierChange = FieldChange<{ readonly default: DefaultCarrier }>;
export type CarrierChange = KeyedListChange<CarrierSetup> | DefaultCarrierChange;
