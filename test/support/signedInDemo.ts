import type { SampleData } from '../../sample/SampleData.ts';
import { BrandingStore } from '../../src/application/branding/BrandingStore.ts';
import { SessionStore } from '../../src/application/session/SessionStore.ts';
import type { Clock } from '../../src/application/shared/Clock.ts';
import type { Binder, Services } from '../../src/infrastructure/ioc/container.ts';
import { demoServices } from './composition.ts';
import { PASSWORD } from './samples/aSample.ts';
import { aDefaultAddress } from './samples/warehouses.ts';

/** Adds a return address to merchants without one, because publishing a portal requires one [WH-9]. */
const withAddresses = (sample: SampleData): SampleData => ({
  ...sample,
  owners: sample.owners.map((owner) => ({
    ...owner,
    merchants: owner.merchants.map((merchant) => ({
      ...merchant,
      configuration: { warehousesConfig: [aDefaultAddress()], ...merchant.configuration },
    })),
  })),
});

/**
 * Creates the services of the demo with a sample. A user of an organisation is signed in and sees the brand of the
 * first owner.
 */
export async function signedInDemo(
  sample: SampleData,
  organisationId: string,
  clock: Clock,
  mailbox = 'staff',
  replace?: Binder,
): Promise<Services> {
  const services = demoServices({ sample: withAddresses(sample), clock, ...(replace && { replace }) });
  const sessions = services.get(SessionStore);
  sessions.start();
  const username = `${mailbox}@${organisationId.toLowerCase()}.example`;
  const signedIn = await sessions.signIn({ username, password: PASSWORD, organisationId });
  if (!signedIn.ok) throw new Error(`${username} could not sign in: ${signedIn.error.kind}`);
  await services.get(BrandingStore).load('USPS', '/');
  return services;
}
