import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DemoTour } from '../../../src/application/demo/DemoTour.ts';
import { SessionStore } from '../../../src/application/session/SessionStore.ts';
import { Env } from '../../../src/infrastructure/env/Env.ts';
import type { Binder } from '../../../src/infrastructure/ioc/container.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { DemoMark } from '../../../src/ui/features/demo/DemoMark.tsx';
import { DemoSignIn } from '../../../src/ui/features/demo/DemoSignIn.tsx';
import { useService } from '../../../src/ui/shared/services.tsx';
import { renderPage } from '../renderPage.tsx';

describe('DemoMark', () => {
  it('says that this is a demo and where its data is stored [DM-1]', async () => {
    await renderPage(<DemoMark />);
    const mark = screen.getByRole('complementary', { name: 'Demo' });
    expect(mark.textContent).toContain('Everything stays in this browser until you reload.');
  });

  it('resets the demo data after a confirmation; Escape cancels [DM-1]', async () => {
    let resets = 0;
    const { user } = await renderPage(<DemoMark />, {
      replace: (bind) => provide(bind, DemoTour, [], () => ({ people: [], reset: () => (resets += 1) })),
    });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await screen.findByRole('alertdialog', { name: 'Reset the demo?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(resets).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    const question = await screen.findByRole('alertdialog', { name: 'Reset the demo?' });
    await user.click(within(question).getByRole('button', { name: 'Reset demo' }));
    expect(resets).toBe(1);
  });
});

/** The configuration of the built demo. */
const withSampleRoles: Binder = (bind) =>
  provide(bind, Env, [], () => ({
    carrier: 'AUSTRALIA_POST',
    clientKey: 'demo',
    adminRoles: ['returns_portal_admin'],
    merchantRoles: ['returns_portal_merchant', 'returns_portal_publisher', 'returns_portal_editor'],
    returnsProduct: 'RETURNS_PORTAL',
  }));

/** Signs in like the sign-in page, which receives the error. */
function SigningIn() {
  const sessions = useService(SessionStore);
  return (
    <DemoSignIn
      onSignIn={async (credentials) => {
        const outcome = await sessions.signIn(credentials);
        return outcome.ok ? undefined : outcome.error;
      }}
    />
  );
}

describe('DemoSignIn', () => {
  it.each([
    ['Sign in as merchant Northwind Outdoor', { role: 'merchant', loggedInCompanyId: 'NORTHWIND' }],
    ['Sign in as admin of Australia Post', { role: 'admin', loggedInCompanyId: 'AUSPOST' }],
  ])('signs in with one click on “%s” [DM-1]', async (name, session) => {
    const { user, services } = await renderPage(<SigningIn />, { replace: withSampleRoles });
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(services.get(SessionStore).session).toMatchObject(session));
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('shows an error if the sign-in fails [DM-1]', async () => {
    const credentials = { username: 'nobody@x.example', password: 'x', organisationId: 'NORTHWIND' };
    const people = [{ role: 'merchant', organisation: 'Nobody’s', credentials }] as const;
    const { user } = await renderPage(<SigningIn />, {
      replace: (bind) => provide(bind, DemoTour, [], () => ({ people, reset: () => undefined })),
    });
    await user.click(screen.getByRole('button', { name: 'Sign in as merchant Nobody’s' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  });
});
