import { expect, it } from 'vitest';
import { withCarriers } from '../../../../src/domain/carriers/companyCarriers.ts';
import type { CompanyConfiguration } from '../../../../src/domain/company/companyConfiguration.ts';
import { deliveryProblems, newDeliveryProblems } from '../../../../src/domain/warehouses/delivery/deliveryProblems.ts';
import { buildRulePayload } from '../../../../src/domain/rules/rulePayload.ts';
import { ruleDocumentOf } from '../../../../src/domain/rules/ruleDocuments.ts';
import { aCompanyConfiguration } from '../../../support/samples/builders.ts';
import { aWarehouse } from '../../../support/samples/warehouses.ts';

const main = aWarehouse({ locationId: 'main', locationName: 'Main' });
const berlin = aWarehouse({ locationId: 'berlin', locationName: 'Berlin', place: { address: { country: 'DE' } } });

const configurationOf = (defaultId: string, { dpd = true, more = {} } = {}): CompanyConfiguration =>
  withCarriers(
    aCompanyConfiguration({
      offeredCarriers: [
        { carrierCompanyId: 'POST', name: 'The Post', countries: ['AU'] },
        { carrierCompanyId: 'DPD', name: 'DPD' },
      ],
      warehousesConfig: [main, berlin].map((each) => ({ ...each, default: each.locationId === defaultId })),
      ...more,
    }),
    [
      { carrierCompanyId: 'POST', enabled: true, default: true },
      { carrierCompanyId: 'DPD', enabled: dpd, default: false },
    ],
  );
const labels = (problems: ReturnType<typeof deliveryProblems>) =>
  problems.map(({ problem, remedies = [] }) => [problem, ...remedies.map(({ label, code }) => `${label} ${code}`)]);

it('deliveryProblems suggests another carrier or another address if the default carrier does not deliver to the default address [WH-7]', () => {
  const [before, after] = [configurationOf('main'), configurationOf('berlin')];
  expect(deliveryProblems(before, before)).toEqual([]);
  const problems = deliveryProblems(before, after);
  expect(labels(problems)).toEqual([
    [
      'changes.problems.addressRefusedByDefault',
      'changes.remedies.makeDefaultCarrier DPD',
      'changes.remedies.makeDefaultAddress Main',
    ],
  ]);
  expect(problems[0]).toMatchObject({ code: 'Berlin', values: { carrier: 'The Post', instead: 'DPD' } });
});

it('deliveryProblems suggests only another address if no enabled carrier delivers to the default address [WH-7]', () => {
  const after = configurationOf('berlin', { dpd: false });
  expect(labels(deliveryProblems(configurationOf('main'), after))).toEqual([
    ['changes.problems.addressRefused', 'changes.remedies.makeDefaultAddress Main'],
  ]);
});

it('deliveryProblems reports an address chosen by a rule to which no enabled carrier delivers [RL-2] [WH-7]', () => {
  const rule = ruleDocumentOf(
    'r1',
    buildRulePayload('ACME', {
      ruleType: 'RETURN_ADDRESS',
      name: 'To Berlin',
      enabled: true,
      priority: 1,
      conditions: [],
      eventData: { locationId: 'berlin' },
    }),
    undefined,
  );
  const more = { rulesConfig: [rule] };
  expect(deliveryProblems(configurationOf('main'), configurationOf('main', { more }))).toEqual([]);
  const alone = configurationOf('main', { more, dpd: false });
  expect(labels(deliveryProblems(configurationOf('main'), alone))).toEqual([['changes.problems.addressRefused']]);
});

it('newDeliveryProblems omits problems that the published configuration already has [PB-3]', () => {
  const after = configurationOf('berlin');
  expect(newDeliveryProblems(configurationOf('main'), after)).toHaveLength(1);
  expect(newDeliveryProblems(after, after)).toEqual([]);
});
