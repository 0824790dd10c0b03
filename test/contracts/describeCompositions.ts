import { afterAll, beforeAll, describe } from 'vitest';
import { inMemoryGateways } from '../support/inMemoryGateways.ts';
import { withNamedRevisions } from '../support/namedRevisions.ts';
import { engines } from '../support/server/databases.ts';
import { httpGateways } from '../support/server/httpGateways.ts';
import type { Gateways, UseGateways } from './gateways.ts';

/** Runs the same suites against the demo and the service, each with its own data. */
export const describeCompositions = (suites: (use: UseGateways) => void): void =>
  describe.each([
    { adapters: 'in memory', open: inMemoryGateways },
    ...engines.map((engine) => ({ adapters: `over HTTP on ${engine.name}`, open: () => httpGateways(engine.open) })),
  ])('$adapters', ({ open }) => {
    let gateways: Gateways;
    beforeAll(async () => {
      const opened = await open();
      const { companies, carriers, storeNetworks, warehouses, rules, application } = opened;
      const name = <Port extends object>(port: Port): Port => withNamedRevisions(port, companies);
      const writing = { carriers: name(carriers), storeNetworks: name(storeNetworks), warehouses: name(warehouses) };
      const others = { companies: name(companies), rules: name(rules), application: name(application) };
      gateways = { ...opened, ...writing, ...others };
    });
    afterAll(() => gateways.close());
    suites(() => gateways);
  });
