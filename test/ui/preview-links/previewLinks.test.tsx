import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PreviewLinksGateway } from '../../../src/application/preview-links/PreviewLinksGateway.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { ReviewModeStore } from '../../../src/application/review-mode/ReviewModeStore.ts';
import { SessionStore } from '../../../src/application/session/SessionStore.ts';
import { MAX_OPEN_LINKS } from '../../../src/domain/preview-links/previewLink.ts';
import { previewSnapshot } from '../../../src/domain/preview-links/previewSnapshot.ts';
import { DAY } from '../../../src/domain/shared/lifetimes.ts';
import { err } from '../../../src/domain/shared/result.ts';
import { openPreview } from '../../support/openPreview.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { companyId } from '../../support/samples/builders.ts';
import { openApp, type RenderedApp } from '../app/renderApp.tsx';

const ACME = { rootOrgId: 'HOUSE', companyId: companyId('ACME') };
const SHARE = '/ACME/test-return?new=share';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const addressField = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Link' });

/** Creates a preview link of ACME with pending instructions that differ from the published instructions. */
async function makeLink({ services }: RenderedApp) {
  const company = services.get(CompanyStore);
  await company.open(ACME.companyId);
  const { configuration } = company;
  if (!configuration) throw new Error('no configuration');
  const pending = { ...configuration, name: 'Acme', orderInstructions: 'Not published yet' };
  const created = await services.get(PreviewLinksGateway).create(ACME, previewSnapshot(pending, configuration));
  if (!created.ok) throw new Error(created.error.kind);
  return created.value;
}

describe('the “Share a preview” dialog', () => {
  it('creates a link whose URL is shown once, and lists the link until it is revoked', async () => {
    const user = userEvent.setup({ delay: null });
    const app = await openApp(aSample({ previewLinks: true }), 'ACME');
    app.show(SHARE);
    const dialog = within(await screen.findByRole('dialog', { name: 'Share a preview' }));
    expect(await dialog.findByText('No link is open.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    await waitFor(() => expect(addressField().value).toMatch(/\/preview#[\w-]{32,}$/));
    expect(dialog.getByText(/Not opened yet/)).toBeDefined();
    const token = new URL(addressField().value).hash.slice(1);
    await user.click(dialog.getByRole('button', { name: /^Revoke the link of/ }));
    expect(await dialog.findByText('No link is open.')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull();
    const opened = await app.services.get(PreviewLinksGateway).open(token);
    expect(opened).toMatchObject({ ok: true, value: { state: 'revoked' } });
  });

  it('cannot create more links than the maximum', async () => {
    const app = await openApp(aSample({ previewLinks: true }), 'ACME');
    for (let nth = 0; nth < MAX_OPEN_LINKS; nth += 1) await makeLink(app);
    app.show(SHARE);
    expect(await screen.findByText('You can have up to 20 open links. Revoke one first.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Create link' })).toHaveProperty('disabled', true);
  });

  it('delays creating a link in a read-only review until the admin starts acting [RT-2]', async () => {
    const user = userEvent.setup({ delay: null });
    const app = await openApp(aSample({ previewLinks: true }), 'HOUSE', 'admin');
    await app.services.get(ReviewModeStore).enter('HOUSE', ACME.companyId, 'A look');
    const create = vi.spyOn(app.services.get(PreviewLinksGateway), 'create');
    app.show(`/merchants${SHARE}`);
    const make = await screen.findByRole('button', { name: 'Create link' });
    await waitFor(() => expect(make).toHaveProperty('disabled', false));
    await user.click(make);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const banner = within(screen.getByRole('region', { name: 'Review mode' }));
    expect(banner.getByText(/^Not changed yet/)).toBeDefined();
    expect(create).not.toHaveBeenCalled();
    await user.click(banner.getByRole('button', { name: 'Act for Acme' }));
    await screen.findByRole('dialog', { name: 'Share a preview' });
    await waitFor(() => expect(addressField().value).toContain('/preview#'));
    expect(create).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: /^Revoke the link of/ }));
    expect(await screen.findByText('No link is open.')).toBeDefined();
  });

  it('shows why a link could not be created, and retries on the next click', async () => {
    const user = userEvent.setup({ delay: null });
    const app = await openApp(aSample({ previewLinks: true }), 'ACME');
    const gateway = app.services.get(PreviewLinksGateway);
    const create = vi.spyOn(gateway, 'create').mockResolvedValue(err({ kind: 'rejected', status: 413 }));
    app.show(SHARE);
    const make = await screen.findByRole('button', { name: 'Create link' });
    await waitFor(() => expect(make).toHaveProperty('disabled', false));
    await user.click(make);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The link couldn’t be created');
    expect(alert.textContent).toContain('The portal is too large to share.');
    create.mockRestore();
    await waitFor(() => expect(make).toHaveProperty('disabled', false));
    await user.click(make);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(addressField().value).toContain('/preview#');
  });
});

describe('a preview link', () => {
  it('shows the customer’s screens to a person who is not signed in, with only the logo as branding [SH-1]', async () => {
    const app = await openApp(aSample({ previewLinks: true }), 'ACME');
    const { token } = await makeLink(app);
    await app.services.get(SessionStore).signOut();
    app.show(`/preview#${token}`);
    await title('Preview of Acme');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(within(screen.getByRole('banner')).queryByRole('button')).toBeNull();
    expect(screen.getByText(/^This is a preview as of .*Nothing is booked/)).toBeDefined();
    const portal = await openPreview();
    expect(portal.getByRole('heading', { level: 1, name: 'Tell us what you are returning' })).toBeDefined();
  });

  it('does not end or change the session of a signed-in user', async () => {
    const app = await openApp(aSample({ previewLinks: true }), 'ACME');
    const { token } = await makeLink(app);
    const before = app.services.get(SessionStore).session;
    app.show(`/preview#${token}`);
    await title('Preview of Acme');
    expect(before).toBeDefined();
    expect(app.services.get(SessionStore).session).toBe(before);
  });

  it('shows that the link was revoked, has expired or is unknown, and sends no request without a token', async () => {
    const app = await openApp(aSample({ previewLinks: true }), 'ACME');
    const gateway = app.services.get(PreviewLinksGateway);
    const [revoked, expired] = [await makeLink(app), await makeLink(app)];
    await gateway.revoke(ACME, revoked.link.linkId);
    app.clock.advance(7 * DAY);
    const open = vi.spyOn(gateway, 'open');
    app.show('/preview');
    await title('This link is incomplete');
    const goTo = (token: string): void =>
      act(() => {
        window.location.hash = token;
      });
    goTo('%3Cimg%20src=x%3E');
    await title('This link is incomplete');
    expect(open).not.toHaveBeenCalled();
    goTo(revoked.token);
    await title('This link was revoked');
    goTo(expired.token);
    await title('This link has expired');
    goTo('guessed-and-never-made');
    await title('This link isn’t valid');
    open.mockResolvedValueOnce(err({ kind: 'busy' }));
    goTo('guessed-and-never-made-either');
    await title('Too many attempts');
  });

  it('has a button to load the preview again if the service was unreachable', async () => {
    const user = userEvent.setup({ delay: null });
    const app = await openApp(aSample({ previewLinks: true }), 'ACME');
    const { token } = await makeLink(app);
    const gateway = app.services.get(PreviewLinksGateway);
    vi.spyOn(gateway, 'open').mockResolvedValueOnce(err({ kind: 'unreachable' }));
    app.show(`/preview#${token}`);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await title('Preview of Acme');
  });
});
