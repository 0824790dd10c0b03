import { afterAll, beforeAll, describe } from 'vitest';
import { inMemoryGateways } from '../support/inMemoryGateways.ts';
import { engines } from '../support/server/databases.ts';
import { httpGateways } from '../support/server/httpGateways.ts';
import type { Gateways, UseGateways } from './gateways.ts';

/** The demo is honest where it keeps the promises of the service: the same suites on both, each with a service of its own. */
export const describeCompositions = (suites: (use: UseGateways) => void): void =>
  describe.each([
    { adapters: 'in memory', open: inMemoryGateways },
    ...engines.map((engine) => ({ adapters: `over HTTP on ${engine.name}`, open: () => httpGateways(engine.open) })),
  ])('$adapters', ({ open }) => {
    let gateways: Gateways;
    beforeAll(async () => {
      gateways = await open();
    });
    afterAll(() => gateways.close());
    suites(() => gateways);
  });
