import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { DraftStore } from '../../../src/application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { PublishGateway } from '../../../src/application/publishing/PublishGateway.ts';
import { SecondFactorGateway } from '../../../src/application/session/SecondFactorGateway.ts';
import { SessionStore } from '../../../src/application/session/SessionStore.ts';
import { Clock } from '../../../src/application/shared/Clock.ts';
import { SessionStorage } from '../../../src/application/shared/KeyValueStorage.ts';
import { saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import type { Interruption } from '../../../src/domain/session/sessionState.ts';
import { aSample, PASSWORD } from '../../support/samples/aSample.ts';
import { aReason, aReturnReasons } from '../../support/samples/builders.ts';
import { valueOf } from '../../support/valueOf.ts';
import { openApp } from './renderApp.tsx';
import { merchantPage } from './testPages.tsx';

const dialog = () => screen.findByRole('dialog', { name: 'Sign in again' });
const password = () => screen.getByLabelText('Password', { selector: 'input' });

async function submit(typed: string): Promise<void> {
  await userEvent.type(password(), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

const FieldPage = () => (
  <>
    <h1>Start</h1>
    <input aria-label="Text" />
  </>
);

async function openField(sample = aSample()) {
  const app = await openApp(sample, 'ACME');
  const show = () => app.show('/ACME/start', [merchantPage('/start', FieldPage, { isHome: true })]);
  const text = () => screen.findByRole('textbox', { name: 'Text' });
  return { ...app, sessions: app.services.get(SessionStore), show, text };
}

/** A staff user whose session ends while a new reason is being typed. */
async function typeUntil(reason: Interruption) {
  const app = await openApp(aSample(), 'ACME');
  app.show('/ACME/return-reasons');
  await userEvent.click(await screen.findByRole('button', { name: 'Add reason' }));
  const text = await screen.findByLabelText('Text the customer sees');
  await userEvent.type(text, 'Parts ar');
  const sessions = app.services.get(SessionStore);
  await act(async () => sessions.end(reason));
  return { ...app, sessions, text };
}

describe('the end of a session while the user is typing', () => {
  it('does not close a half-filled dialog, which the user can complete after sign-in [AU-5] [FM-4]', async () => {
    const { services, sessions, text } = await typeUntil('expired');
    const again = within(await dialog());
    expect(again.getByText(/^Your sign-in has expired\. This page stays open/)).toBeDefined();
    expect(again.getByText('staff of ACME')).toBeDefined();
    expect(again.getByText('Company ACME')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add reason' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(password()));

    await userEvent.keyboard('{Escape}');
    await submit('wrong');
    await screen.findByText('Wrong e-mail or password.');
    expect(password()).toHaveProperty('value', '');

    await submit(PASSWORD);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());
    expect(sessions.session?.userInfo.userId).toBe('acme-staff');
    expect(await screen.findByText('You are signed in again.')).toBeDefined();
    expect(screen.getByLabelText('Text the customer sees')).toBe(text);
    expect(text).toHaveProperty('value', 'Parts ar');
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect(services.get(SessionStorage).read('formDrafts/acme-staff/ACME')).toContain('Parts ar');

    await userEvent.type(text, 'e missing');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add reason' }));
    expect(services.get(PendingChangesStore).count).toBe(1);
  });

  it.each<readonly [Interruption, string]>([
    ['day-over', 'You have been signed in for 24 hours, the longest a sign-in can last.'],
    ['idle', 'You were signed out after a while without activity.'],
    [
      'ended-elsewhere',
      'You were signed out from another tab, browser or device. If that was not you, change your password once you are signed in again.',
    ],
    [
      'password-changed',
      'Your password was changed, which ends all other sign-ins. Sign in with the new one. If you did not change it, tell the person who manages your company’s users.',
    ],
    [
      'copied',
      'This sign-in was also used from somewhere else, so it was ended for your safety. Sign in again, and change your password if that wasn’t you.',
    ],
    [
      'disabled',
      'Your account was turned off. You can sign in again once the person who manages your company’s users turns it on.',
    ],
  ])(
    'shows the reason “%s”, what the user can do and that the typed text is not lost [AU-25]',
    async (reason, sentence) => {
      const { sessions, show, text } = await openField();
      show();
      const field = await text();
      await userEvent.type(field, 'half');
      await act(async () => sessions.end(reason, 'constants.apiErrors.permissions'));
      const explanation = 'This page stays open. What you typed and changed is still here when you are back.';
      expect(within(await dialog()).getByText(`${sentence} ${explanation}`)).toBeDefined();
      expect(field.isConnected).toBe(true);
      expect(field).toHaveProperty('value', 'half');
    },
  );

  it('shows, in front of the pages, the reason and what is not lost if the user cannot sign in by password [AU-25]', async () => {
    const app = await openField(aSample({ drafts: true }));
    const { session, client } = app.sessions;
    if (!session || !client) throw new Error('nobody is signed in');
    app.sessions.adopt({ ...session, method: 'authorization-code' }, client);
    app.show();
    await app.text();
    const changes = app.services.get(PendingChangesStore);
    act(() => changes.edit([saveReason(aReturnReasons(), aReason({ code: 'NEW' }))]));
    await waitFor(() => expect(app.services.get(DraftStore).state).toBe('unsent'));
    await act(async () => {
      app.clock.advance(1000);
      await app.services.get(DraftStore).flush();
    });
    act(() => app.sessions.end('disabled'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your account was turned off. You can sign in again once the person who manages your company’s users turns it on. Your unpublished changes are saved for 30 days.',
    );
  });

  it("delays the page's dialogs until the user has signed in again [PB-13]", async () => {
    const { services, clock, show, text } = await openField();
    show();
    await text();
    act(() => services.get(PendingChangesStore).edit([saveReason(aReturnReasons(), aReason({ code: 'NEW' }))]));
    // The steps of a waiting publish are shown after one second.
    services.get(PublishGateway).open = () => new Promise(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    act(() => services.get(SessionStore).end('expired'));
    await dialog();
    act(() => clock.advance(1500));
    expect(screen.queryByRole('dialog', { name: 'Publishing your changes' })).toBeNull();
    expect((await dialog()).closest('[inert]')).toBeNull();
    await submit(PASSWORD);
    expect(await screen.findByRole('dialog', { name: 'Publishing your changes' })).toBeDefined();
  });

  it("lets another user sign in, after a confirmation if changes are pending, and then hides the first user's data", async () => {
    const { services, sessions, text } = await typeUntil('expired');
    act(() => services.get(PendingChangesStore).edit([saveReason(aReturnReasons(), aReason({ code: 'NEW' }))]));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Sign in as someone else' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Let someone else sign in?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(sessions.shown?.userInfo.userId).toBe('acme-staff');

    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Sign in as someone else' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign in as someone else' }),
    );
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined();
    expect(text.isConnected).toBe(false);
    expect(services.get(SessionStorage).entries()).toEqual([]);
  });

  it('asks for the second step of a user who has one, and accepts a recovery code instead [AU-26]', async () => {
    const { services, sessions, show, text } = await openField();
    const gateway = services.get(SecondFactorGateway);
    const { secret } = valueOf(await gateway.beginTotp());
    const epoch = Math.floor(services.get(Clock).now() / 1000);
    const [recoveryCode = ''] = valueOf(await gateway.confirmTotp(generateSync({ secret, epoch }))) ?? [];
    show();
    await text();
    await act(async () => sessions.end('expired'));
    await dialog();
    await submit(PASSWORD);
    const code = await screen.findByLabelText('6-digit code');
    await userEvent.type(code, '000 000');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Wrong code. Try again.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(await screen.findByLabelText('Recovery code'), recoveryCode);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());
    expect(sessions.session?.userInfo.userId).toBe('acme-staff');
  });
});
