import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Right } from '../../../src/domain/session/rights.ts';
import { Env } from '../../../src/infrastructure/env/Env.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { pages } from '../../support/composition.ts';
import { ALLOWED_ROLES, aSample, RETURNS_PRODUCT } from '../../support/samples/aSample.ts';
import { openApp } from './renderApp.tsx';

await Promise.all(pages.map(({ load }) => load()));

async function openAs(rights: readonly Right[], address: string) {
  const sample = aSample();
  const [first, ...others] = sample.owners;
  if (!first) throw new Error('no owner');
  const features = { ...first.adminConfig.features, userManagement: { enabled: true } };
  const owners = [{ ...first, adminConfig: { ...first.adminConfig, features } }, ...others];
  const app = await openApp({ ...sample, owners }, 'ACME', 'staff', (bind) =>
    provide(bind, Env, [], () => ({
      clientKey: 'test-client',
      adminRoles: [...ALLOWED_ROLES.admin],
      merchantRoles: [...ALLOWED_ROLES.merchant],
      roleRights: { staff: [...rights] },
      returnsProduct: RETURNS_PRODUCT,
    })),
  );
  app.show(address);
  return { ...app, user: userEvent.setup({ delay: null }) };
}

async function edit(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const [offered] = await screen.findAllByRole('switch');
  if (!offered) throw new Error('no switch');
  await user.click(offered);
}

it('a user without the right to publish sees why their changes cannot be published [PB-1]', async () => {
  const { user } = await openAs(['edit'], '/ACME/return-reasons');
  await edit(user);
  const bar = await screen.findByRole('region', { name: 'Unsaved changes' });
  expect(within(bar).getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
  expect(bar.textContent).toContain('can edit but not publish');
  expect(screen.queryByText(/can view everything here/)).toBeNull();
});

it('a user who may publish sees no notice about rights', async () => {
  const { user } = await openAs(['edit', 'publish'], '/ACME/return-reasons');
  await edit(user);
  const bar = await screen.findByRole('region', { name: 'Unsaved changes' });
  expect(within(bar).getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', false);
  expect(bar.textContent).not.toContain('may edit');
});

it('a user who may only view sees a notice, and cannot make pending changes', async () => {
  const { user, services } = await openAs([], '/ACME/return-reasons');
  await screen.findByText(/can view everything here but not change it/);
  await edit(user);
  expect(services.get(PendingChangesStore).count).toBe(0);
});

it('a user without the right to manage users sees the user list without actions [AU-17]', async () => {
  await openAs(['edit', 'publish'], '/ACME/users');
  await screen.findByRole('row', { name: /colleague of ACME/ });
  screen.getByText(/can’t manage users/);
  expect(screen.queryByRole('button', { name: 'Invite user' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});
