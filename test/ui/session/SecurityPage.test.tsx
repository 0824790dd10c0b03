import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generateSync } from 'otplib';
import { describe, expect, it, vi } from 'vitest';
import { BrowserPasskeys } from '../../../src/application/session/BrowserPasskeys.ts';
import { SecondFactorGateway } from '../../../src/application/session/SecondFactorGateway.ts';
import { SessionGateway } from '../../../src/application/session/SessionGateway.ts';
import { SessionStore } from '../../../src/application/session/SessionStore.ts';
import { MINUTE, STEP_UP_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';
import { pages } from '../../support/composition.ts';
import { aSample, PASSWORD } from '../../support/samples/aSample.ts';
import { valueOf } from '../../support/valueOf.ts';
import { openApp } from '../app/renderApp.tsx';

const announced = { secondFactor: { enabled: true }, userManagement: { enabled: true }, sessions: { enabled: true } };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const credentials = { username: 'staff@acme.example', password: PASSWORD, organisationId: 'ACME' };

await Promise.all(pages.filter(({ path }) => path === '/account/security').map(({ load }) => load()));

type Opening = {
  readonly address?: string;
  readonly organisation?: string;
  readonly mailbox?: string;
  /** Whether the user has an authenticator app. */
  readonly hasApp?: boolean;
};

async function openPage({ address, organisation = 'ACME', mailbox, hasApp = false }: Opening = {}) {
  const app = await openApp(aSample(announced), organisation, mailbox);
  const gateway = app.services.get(SecondFactorGateway);
  const codeFor = (secret: string) => generateSync({ secret, epoch: Math.floor(app.clock.now() / 1000) });
  if (hasApp) await gateway.confirmTotp(codeFor(valueOf(await gateway.beginTotp()).secret));
  app.show(address ?? '/ACME/account/security');
  await screen.findByRole('heading', { level: 1, name: 'Sign-in security' });
  /** Advances the clock until the identity must be confirmed again. */
  async function waitForStepUp(): Promise<void> {
    act(() => app.clock.advance(STEP_UP_LIFE - MINUTE));
    await act(async () => app.services.get(SessionStore).renew());
    act(() => app.clock.advance(MINUTE));
  }
  return { ...app, gateway, codeFor, waitForStepUp };
}

/** Adds an app in the open dialog with the secret that the dialog shows. */
async function addApp(codeFor: (secret: string) => string): Promise<void> {
  await press('Add app');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an authenticator app' }));
  const secret = (await dialog.findByLabelText<HTMLInputElement>('Key')).value.replaceAll(' ', '');
  await userEvent.type(dialog.getByLabelText('6-digit code'), codeFor(secret));
  await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
}

describe('the page “Sign-in security”', () => {
  it('opens from the menu of the account, for staff and admins [AU-26]', async () => {
    const app = await openApp(aSample(announced), 'ACME');
    app.show('/ACME/return-reasons');
    await press('Preferences');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign-in security' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign-in security' });
    expect(window.location.pathname).toBe('/ACME/account/security');
  });

  it('has an address without a company for an admin [AU-26]', async () => {
    await openPage({ address: '/account/security', organisation: 'HOUSE', mailbox: 'admin' });
    expect(window.location.pathname).toBe('/account/security');
  });

  it('redirects staff from the address without a company to the address of their company [AU-26]', async () => {
    await openPage({ address: '/account/security' });
    expect(window.location.pathname).toBe('/ACME/account/security');
  });

  it('adds an app with a QR code or its key, and shows the recovery codes once [AU-26]', async () => {
    const { services, codeFor } = await openPage();
    expect(await screen.findByText('Your account has no second step.')).toBeDefined();
    await press('Add app');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an authenticator app' }));
    expect(await dialog.findByRole('img', { name: 'QR code for the authenticator app' })).toBeDefined();
    const secret = dialog.getByLabelText<HTMLInputElement>('Key').value.replaceAll(' ', '');
    const code = codeFor(secret);
    const field = dialog.getByLabelText('6-digit code');
    const turnOn = () => userEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
    await userEvent.type(field, code === '000000' ? '000001' : '000000');
    await turnOn();
    expect(await dialog.findByText('Wrong code. Try again.')).toBeDefined();
    await userEvent.clear(field);
    await userEvent.type(field, code);
    await turnOn();
    const codes = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
    expect(codes.getAllByRole('listitem')).toHaveLength(10);
    // A set-up user has a clipboard.
    await userEvent.setup().click(codes.getByRole('button', { name: 'Copy' }));
    expect(await codes.findByRole('button', { name: 'Codes copied' })).toBeDefined();
    expect((await navigator.clipboard.readText()).trim().split('\n')).toHaveLength(10);
    await userEvent.click(codes.getByRole('button', { name: 'Codes saved' }));
    expect(await screen.findByText('Your account has a second step.')).toBeDefined();
    expect(screen.getByText('10 of 10 left')).toBeDefined();
    expect(await services.get(SessionGateway).signIn(credentials)).toMatchObject({
      error: { secondFactor: { methods: ['totp', 'recovery-code'] } },
    });
  });

  it('creates new recovery codes, and removes the app after a confirmation [AU-26]', async () => {
    const { gateway } = await openPage({ hasApp: true });
    expect(await screen.findByText('10 of 10 left')).toBeDefined();
    await press('New codes');
    await press('Create codes');
    const codes = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
    expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(codes.getByRole('button', { name: 'Codes saved' }));
    await press('Remove');
    await press('Keep app');
    expect(valueOf(await gateway.read()).totp).toBeDefined();
    await press('Remove');
    await press('Remove app');
    expect(await screen.findByText('Your account has no second step.')).toBeDefined();
    expect(valueOf(await gateway.read()).totp).toBeUndefined();
  });

  it('adds a passkey with a name, shows the recovery codes, renames and removes it [AU-29]', async () => {
    const { gateway } = await openPage();
    await press('Add passkey');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    expect(dialog.getByText(/The passkey works only at demo\.example\.$/)).toBeDefined();
    expect(dialog.getByText('The demo creates no real passkey.')).toBeDefined();
    const field = dialog.getByLabelText<HTMLInputElement>('Name');
    expect(field.value).toBe('My passkey');
    await userEvent.clear(field);
    await userEvent.type(field, 'Blue key');
    await userEvent.click(dialog.getByRole('button', { name: 'Create passkey' }));
    const codes = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
    expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(codes.getByRole('button', { name: 'Codes saved' }));
    expect(await screen.findByText('Your account has a second step.')).toBeDefined();
    await press('Rename Blue key');
    const renaming = within(await screen.findByRole('dialog', { name: 'Rename the passkey' }));
    await userEvent.type(renaming.getByLabelText('Name'), ' 2');
    await userEvent.click(renaming.getByRole('button', { name: 'Save' }));
    await press('Remove Blue key 2');
    expect(await screen.findByText(/^Your password is then enough to sign in/)).toBeDefined();
    await press('Remove passkey');
    expect(await screen.findByText('Your account has no second step.')).toBeDefined();
    expect(valueOf(await gateway.read()).passkeys).toEqual([]);
  });

  it('keeps the dialog and its name open if the user cancels in the browser, and can be retried [AU-29]', async () => {
    const { services, gateway } = await openPage({ hasApp: true });
    vi.spyOn(services.get(BrowserPasskeys), 'create').mockResolvedValueOnce(err({ kind: 'passkey-cancelled' }));
    await press('Add passkey');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    const create = () => userEvent.click(dialog.getByRole('button', { name: 'Create passkey' }));
    await create();
    expect(await dialog.findByText('The passkey wasn’t created. Try again.')).toBeDefined();
    expect(valueOf(await gateway.read()).passkeys).toEqual([]);
    await create();
    expect(await screen.findByRole('list', { name: 'Passkeys' })).toBeDefined();
    await press('Remove My passkey');
    expect(await screen.findByText('You can still sign in with your other second step.')).toBeDefined();
  });

  it('shows passkeys of another host, and adds none in a browser without passkeys [AU-29]', async () => {
    const app = await openApp(aSample(announced), 'ACME');
    const gateway = app.services.get(SecondFactorGateway);
    const passkey = { passkeyId: 'p1', name: 'Old key', host: 'old.example', isUsableHere: false, addedAt: 0 };
    const factor = { passkeys: [passkey], recoveryCodes: { left: 3 } };
    vi.spyOn(gateway, 'read').mockResolvedValue(ok({ requiredBy: 'owner', ...factor }));
    vi.spyOn(app.services.get(BrowserPasskeys), 'isAvailable', 'get').mockReturnValue(false);
    app.show('/ACME/account/security');
    expect(await screen.findByText('Works only at old.example')).toBeDefined();
    expect(screen.getByText('You can’t add passkeys in this browser or at this address.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove Old key' })).toBeNull();
  });

  it('shows who requires the second factor, which then cannot be removed [AU-27]', async () => {
    const app = await openApp(aSample(announced), 'ACME');
    const gateway = app.services.get(SecondFactorGateway);
    const totp = { addedAt: app.clock.now() };
    vi.spyOn(gateway, 'read').mockResolvedValue(
      ok({ requiredBy: 'owner', totp, passkeys: [], recoveryCodes: { left: 3 } }),
    );
    app.show('/ACME/account/security');
    expect(await screen.findByText('Owner Post requires it for your account.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Replace' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('shows a failure and keeps everything unchanged if the service refuses a change [AU-26]', async () => {
    const { gateway } = await openPage();
    vi.spyOn(gateway, 'beginTotp').mockResolvedValueOnce(err({ kind: 'unavailable' }));
    await press('Add app');
    expect((await screen.findByRole('alert')).textContent).toContain('The service is not available');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Your account has no second step.')).toBeDefined();
  });

  it('shows a failed read, which can be repeated', async () => {
    const app = await openApp(aSample(announced), 'ACME');
    const gateway = app.services.get(SecondFactorGateway);
    vi.spyOn(gateway, 'read').mockResolvedValueOnce(err({ kind: 'unavailable' }));
    app.show('/ACME/account/security');
    await press('Try again');
    expect(await screen.findByText('Your account has no second step.')).toBeDefined();
  });
});

describe('StepUpDialog', () => {
  it('asks before a change if the user has not confirmed the identity for ten minutes, and then repeats it [AU-28]', async () => {
    const { waitForStepUp } = await openPage();
    await screen.findByText('Your account has no second step.');
    await waitForStepUp();
    await press('Add app');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await userEvent.type(dialog.getByLabelText('Password', { selector: 'input' }), 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('Wrong password.')).toBeDefined();
    await userEvent.type(dialog.getByLabelText('Password', { selector: 'input' }), PASSWORD);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('dialog', { name: 'Add an authenticator app' })).toBeDefined();
  });

  it('changes nothing if the user cancels, and shows a message [AU-28]', async () => {
    const { waitForStepUp, gateway } = await openPage();
    await screen.findByText('Your account has no second step.');
    await waitForStepUp();
    await press('Add app');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed.');
    expect(valueOf(await gateway.read()).totp).toBeUndefined();
  });
});

describe('StepUpDialog with a passkey', () => {
  it('confirms the identity with the passkey, and offers the recovery code if the user cancels [AU-29]', async () => {
    const { services, gateway, waitForStepUp } = await openPage();
    const { options } = valueOf(await gateway.beginPasskey());
    const passkeys = services.get(BrowserPasskeys);
    valueOf(await gateway.addPasskey('Blue key', valueOf(await passkeys.create(options))));
    await waitForStepUp();
    vi.spyOn(passkeys, 'use').mockResolvedValueOnce(err({ kind: 'passkey-cancelled' }));
    await press('Add app');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Use passkey' }));
    await confirm();
    expect(await dialog.findByText('The passkey wasn’t used. Try again, or use another way.')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Use a recovery code' })).toBeDefined();
    await confirm();
    expect(await screen.findByRole('dialog', { name: 'Add an authenticator app' })).toBeDefined();
  });
});

describe('a required second factor', () => {
  /** The application of a user who must set up a second factor. */
  async function openRequired() {
    const app = await openApp(aSample(announced), 'ACME');
    const sessions = app.services.get(SessionStore);
    const { session, client } = sessions;
    if (!session || !client) throw new Error('nobody is signed in');
    sessions.adopt({ ...session, userInfo: { ...session.userInfo, mustSetUpSecondFactor: true } }, client);
    return { ...app, sessions };
  }

  it('redirects every address to the set-up, and then back to the opened address [AU-27]', async () => {
    const app = await openRequired();
    app.show('/ACME/return-reasons?field=x');
    expect(await screen.findByText('Add a second step to continue')).toBeDefined();
    expect(window.location.pathname).toBe('/ACME/account/security');
    expect(screen.queryByRole('navigation')).toBeNull();
    await addApp((secret) => generateSync({ secret, epoch: Math.floor(app.clock.now() / 1000) }));
    await press('Codes saved');
    expect(await screen.findByRole('heading', { level: 1, name: 'Return reasons' })).toBeDefined();
    await waitFor(() => expect(window.location.pathname).toBe('/ACME/return-reasons'));
    expect(app.sessions.session?.userInfo.mustSetUpSecondFactor).toBeUndefined();
  });

  it('lets the user sign out instead [AU-27]', async () => {
    const app = await openRequired();
    app.show('/ACME/return-reasons');
    await press('Sign out');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined();
  });
});
