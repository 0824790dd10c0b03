import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApplicationConfigGateway } from '../../../src/application/application-config/ApplicationConfigGateway.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { editPart } from '../../../src/domain/application-config/configEdits.ts';
import { pages } from '../../support/composition.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { settled } from '../../support/settled.ts';
import { openApp } from './renderApp.tsx';

const UPLOADED = 'data:image/png;base64,AAAA';
const KEPT = '/assets/logo.png';
const PAGE = '/return-reasons';

const logo = (): string | null | undefined =>
  within(screen.getByRole('region', { name: 'Acme' }))
    .queryByRole('presentation')
    ?.getAttribute('src');

it('a published logo is shown at once, and gets a cache-busting timestamp after the route’s refetch delay [PB-6] [PB-8]', async () => {
  const { services, clock, show } = await openApp(aSample(), 'ACME');
  // Simulates a service that stores the image at its own URL. The demo stores the image as a data URL.
  const gateway = services.get(ApplicationConfigGateway);
  gateway.uploadLogo = (path, _image, write) => gateway.update(path, { assets: { logoImage: KEPT } }, write);
  const delay = pages.find(({ path }) => path === PAGE)?.configRefetchDelay ?? 0;
  const pass = (milliseconds: number) =>
    act(async () => {
      clock.advance(milliseconds);
      await settled();
    });
  show(`/ACME${PAGE}`);
  await screen.findByRole('region', { name: 'Acme' });
  expect(logo()).toBeUndefined();

  const { configuration } = services.get(CompanyStore);
  if (!configuration) throw new Error('nothing is open');
  act(() => services.get(PendingChangesStore).edit([editPart(configuration, { kind: 'logo' }, UPLOADED)]));
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(logo()).toBe(UPLOADED));
  await pass(delay - 1);
  expect(logo()).toBe(UPLOADED);
  await pass(1);
  expect(logo()).toBe(`${KEPT}?v=${clock.now()}`);
});
