import { StepUp } from '../../src/application/session/StepUp.ts';
import type { Binder } from '../../src/infrastructure/ioc/container.ts';
import { provide } from '../../src/infrastructure/ioc/provide.ts';
import { DEMO_HOST } from '../../src/infrastructure/demo/DemoPasskeys.ts';
import { DEMO_TOKEN } from '../../src/infrastructure/session/inMemorySessionGateway.ts';
import { portsOf, type Gateways } from '../contracts/gateways.ts';
import { demoServices } from './composition.ts';
import { ManualClock } from './fakes/ManualClock.ts';
import { aSample, PASSWORD } from './samples/aSample.ts';

export const inMemoryGateways = async (sample = aSample()): Promise<Gateways> => {
  const clock = new ManualClock();
  // No user can confirm the identity, because these tests render no dialog.
  const replace: Binder = (bind) => provide(bind, StepUp, [], () => ({ confirm: async () => false }));
  const services = demoServices({ sample, clock, replace });
  const ports = portsOf(services);
  return {
    ...ports,
    ...services,
    signIn: async (organisationId, mailbox = 'staff') => {
      const username = `${mailbox}@${organisationId.toLowerCase()}.example`;
      await ports.sessions.signIn({ username, password: PASSWORD, organisationId });
    },
    site: `https://${DEMO_HOST}`,
    accessToken: () => DEMO_TOKEN,
    now: () => clock.now(),
    advance: (milliseconds) => clock.advance(milliseconds),
    close: async () => undefined,
  };
};
