import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  PasswordGateway,
  type LinkedPassword,
  type RequestedLink,
} from '../../../src/application/session/PasswordGateway.ts';
import { SessionStore } from '../../../src/application/session/SessionStore.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { PasswordLinkPage } from '../../../src/ui/features/session/password/PasswordLinkPage.tsx';
import { ServicesProvider } from '../../../src/ui/shared/services.tsx';
import { demoServices } from '../../support/composition.ts';
import { aSample, PASSWORD } from '../../support/samples/aSample.ts';
import { renderTexts } from '../renderTexts.tsx';

const setPasswords: LinkedPassword[] = [];
const requestedLinks: RequestedLink[] = [];
const addresses: (string | undefined)[] = [];
let refusal: PortFailure | undefined;
beforeEach(() => {
  setPasswords.splice(0);
  addresses.splice(0);
  requestedLinks.splice(0);
  refusal = undefined;
});

/** The page of a password link for ACME's staff. PASSWORD is their password in the sample. */
async function openLink({ email = 'staff@acme.example', isSignedIn = false, token = 'T0ken' } = {}) {
  const passwords: PasswordGateway = {
    change: async () => ok(undefined),
    requestLink: async (request) => {
      requestedLinks.push(request);
      return refusal ? err(refusal) : ok(undefined);
    },
    set: async (linked) => {
      setPasswords.push(linked);
      return refusal ? err(refusal) : ok({ email, organisationId: 'ACME', address: '/ACME' });
    },
  };
  const sample = aSample();
  const services = demoServices({ sample, replace: (bind) => provide(bind, PasswordGateway, [], () => passwords) });
  await services.get(BrandingStore).load(sample.owners[0]?.carrier ?? '', '/ACME');
  const session = services.get(SessionStore);
  if (isSignedIn) await session.signIn({ username: 'staff@acme.example', password: PASSWORD, organisationId: 'ACME' });
  await renderTexts(
    <ServicesProvider services={services}>
      <PasswordLinkPage token={token} companyId="ACME" version="1" onDone={(address) => addresses.push(address)} />
    </ServicesProvider>,
  );
  return session;
}

const type = (text: string) => userEvent.type(screen.getByLabelText('New password'), text);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Set password' }));

describe('PasswordLinkPage', () => {
  it('shows next to the field why the service rejected the password [AU-16]', async () => {
    refusal = { kind: 'rejected', status: 400, message: 'wl.validation.personalPasswordError' };
    await openLink();
    await type('AcmePost2026');
    await submit();
    expect(await screen.findByText(/^This password is mainly a name or e-mail address/)).toBeDefined();
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  });

  it('shows and enforces the password rules, and signs the user in [AU-17]', async () => {
    const session = await openLink();
    expect(screen.getByText(/^Use 8 to 20 characters/)).toBeDefined();
    await type('short');
    await submit();
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
    expect(setPasswords).toEqual([]);
    await userEvent.clear(screen.getByLabelText('New password'));
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('New password').getAttribute('type')).toBe('text');
    await type(PASSWORD);
    await submit();
    await waitFor(() => expect(addresses).toEqual(['/ACME']));
    expect(setPasswords).toEqual([{ token: 'T0ken', password: PASSWORD, rootOrgId: 'HOUSE' }]);
    expect(session.session?.loggedInCompanyId).toBe('ACME');
  });

  it('shows that a link is no longer valid, and links to the sign-in page [AU-17]', async () => {
    refusal = { kind: 'rejected', status: 400, message: 'setPassword.linkNotGood' };
    await openLink();
    await type(PASSWORD);
    await submit();
    const heading = await screen.findByRole('heading', { name: 'This link no longer works' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/can send another one/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Go to sign-in' }));
    expect(addresses).toEqual([undefined]);
  });

  it('marks an empty field, and links to the field in the error message [FM-1]', async () => {
    await openLink();
    await submit();
    const field = document.getElementById('password');
    expect(document.activeElement).toBe(field);
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Fill in every required field.' }));
    expect(document.activeElement).toBe(field);
  });

  it('can be submitted again with the same link if the service was unreachable [AU-17]', async () => {
    refusal = { kind: 'unreachable' };
    await openLink();
    await type(PASSWORD);
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('The service couldn’t be reached');
    refusal = undefined;
    await submit();
    await waitFor(() => expect(addresses).toEqual(['/ACME']));
  });

  it("shows that the sign-in with the new password is refused, and does not end this tab's session [AU-17]", async () => {
    const session = await openLink({ isSignedIn: true });
    const { session: before } = session;
    await type('Another2026');
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect([session.session, addresses]).toEqual([before, ['/ACME']]);
  });

  it('links to the sign-in page if the sign-in with the new password fails [AU-17]', async () => {
    await openLink({ email: 'nobody@acme.example' });
    await type(PASSWORD);
    await submit();
    expect(await screen.findByRole('heading', { name: 'Password set' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Go to sign-in' }));
    expect(addresses).toEqual(['/ACME']);
  });
});

describe('the “forgot password” page', () => {
  it('requests an e-mail with a link, does not reveal whether the account exists, and links back [AU-17]', async () => {
    await openLink({ token: '' });
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    await userEvent.type(screen.getByLabelText('E-mail'), 'no address');
    await send();
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(screen.getByLabelText('E-mail'));
    await userEvent.type(screen.getByLabelText('E-mail'), 'staff@acme.example');
    refusal = { kind: 'busy' };
    await send();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Too many attempts/);
    refusal = undefined;
    await send();
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Look for our e-mail' }));
    expect(screen.getByText(/^If staff@acme.example can sign in here/)).toBeDefined();
    expect(requestedLinks.at(-1)).toEqual({ rootOrgId: 'HOUSE', organisationId: 'ACME', email: 'staff@acme.example' });
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    expect(addresses).toEqual([undefined]);
  });
});
