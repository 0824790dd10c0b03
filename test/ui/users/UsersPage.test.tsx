import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generateSync } from 'otplib';
import { describe, expect, it, vi } from 'vitest';
import { ReviewModeStore } from '../../../src/application/review-mode/ReviewModeStore.ts';
import { UserGateway } from '../../../src/application/users/UserGateway.ts';
import { err } from '../../../src/domain/shared/result.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { pages } from '../../support/composition.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { companyId } from '../../support/samples/builders.ts';
import { openApp } from '../app/renderApp.tsx';

const ACME = { rootOrgId: 'HOUSE', companyId: 'ACME' };

type Opening = {
  readonly organisation?: string;
  readonly mailbox?: string;
  readonly address?: string;
  readonly isAnnounced?: boolean;
  /** Whether the service is reachable at first. Defaults to true. */
  readonly isReached?: boolean;
  /** The merchant under review by an admin. */
  readonly reviews?: string;
  /** Whether the owner allows user names. */
  readonly hasUserNames?: boolean;
  /** Ids of users who have a second step. */
  readonly secondSteps?: readonly string[];
};

// Preloads the page scripts, so the first test does not wait for them.
await Promise.all(pages.filter(({ path }) => path.endsWith('/users')).map(({ load }) => load()));

/** The application with the demo, by default with user management. */
async function openUsers(opening: Opening = {}) {
  const { organisation = 'ACME', mailbox = 'staff', address = `/${organisation}/users`, isAnnounced = true } = opening;
  const sample = aSample({ userManagement: { enabled: isAnnounced } });
  const auth = { emailOnly: true, validationException: opening.hasUserNames === true };
  for (const { adminConfig } of sample.owners) adminConfig.auth = auth;
  const app = await openApp(sample, organisation, mailbox);
  const gateway = app.services.get(UserGateway);
  if (opening.isReached === false) vi.spyOn(gateway, 'list').mockResolvedValueOnce(err({ kind: 'unreachable' }));
  if (opening.reviews !== undefined)
    await app.services.get(ReviewModeStore).enter('HOUSE', companyId(opening.reviews), 'A look');
  const { secondFactors } = app.services.get(DemoService);
  for (const userId of opening.secondSteps ?? []) {
    const { secret } = secondFactors.begin(userId, 'Owner Post', userId);
    secondFactors.turnOn(userId, generateSync({ secret, epoch: Math.floor(app.clock.now() / 1000) }));
  }
  app.show(address);
  const user = userEvent.setup({ delay: null });
  const fill = async (field: HTMLElement, text: string) => {
    await user.tripleClick(field);
    await user.paste(text);
  };
  const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
  const openMenu = async (name: string) => {
    await user.click(within(await row(name)).getByRole('button', { name: /^Actions for/ }));
    return within(await screen.findByRole('menu'));
  };
  const choose = async (name: string, entry: string) =>
    user.click((await openMenu(name)).getByRole('menuitem', { name: entry }));
  return { ...app, user, fill, gateway, row, openMenu, choose };
}

describe('the user list of a company', () => {
  it('shows e-mail address, role, state and last sign-in of each user, and can be searched by name [RT-4]', async () => {
    const { user, row } = await openUsers();
    const own = within(await row('staff of ACME'));
    for (const text of ['This account', 'staff@acme.example', 'staff', 'Active'])
      expect(own.getByText(text)).toBeDefined();
    expect(within(await row('colleague of ACME')).getByText('Never')).toBeDefined();
    expect(screen.getByText(/take effect at once, without publishing/)).toBeDefined();
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'COLLEAGUE');
    expect(await screen.findAllByText('1 user found')).not.toHaveLength(0);
    expect(screen.queryByRole('row', { name: /staff of ACME/ })).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'x');
    await user.click(await screen.findByRole('button', { name: 'Show all users' }));
    expect(await row('staff of ACME')).toBeDefined();
  });

  it('adds an invited user once the form is valid, and shows the invitation link only once [RT-4] [AU-17]', async () => {
    const { user, fill, gateway, row } = await openUsers();
    await user.click(await screen.findByRole('button', { name: 'Invite user' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite user' }));
    const submit = () => user.click(dialog.getByRole('button', { name: 'Invite user' }));
    await submit();
    expect(await dialog.findByText('Enter a name of up to 200 characters.')).toBeDefined();
    await fill(dialog.getByLabelText('Name'), ' Ines Ito ');
    await fill(dialog.getByLabelText('E-mail address'), 'STAFF@acme.example');
    await submit();
    expect(await dialog.findByText('A user with this e-mail address exists already.')).toBeDefined();
    expect(dialog.getByLabelText('E-mail address').ariaInvalid).toBe('true');
    await fill(dialog.getByLabelText('E-mail address'), 'ines@acme.example');
    await submit();
    const linkDialog = within(await screen.findByRole('dialog', { name: /^Invitation for .*Ines Ito/ }));
    const address = linkDialog.getByLabelText<HTMLInputElement>('Link').value;
    expect(address).toMatch(/^http:\/\/[^/]+\/ACME#set-password=/);
    await user.click(linkDialog.getByRole('button', { name: 'Copy link' }));
    expect(await linkDialog.findByRole('button', { name: 'Link copied' })).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(address);
    await user.click(linkDialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(within(await row('Ines Ito')).getByText('Invited')).toBeDefined();
    expect(JSON.stringify(sessionStorage) + document.body.innerHTML).not.toContain('set-password');
    expect(await gateway.list(ACME)).toMatchObject({ ok: true, value: { users: { length: 4 } } });
  });

  it('selects the text of the invitation link if the browser cannot copy it, so the user can copy it [AU-17]', async () => {
    const { user, choose } = await openUsers();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await choose('colleague of ACME', 'New password link');
    const linkDialog = within(await screen.findByRole('dialog', { name: /^Password link for .*colleague/ }));
    const link = linkDialog.getByLabelText<HTMLInputElement>('Link');
    for (const presses of [1, 2]) {
      await user.click(linkDialog.getByRole('button', { name: 'Copy link' }));
      await waitFor(() => expect(document.activeElement).toBe(link));
      expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
      expect(await linkDialog.findByText(/^The browser did not copy it\. The text is selected/)).toBeDefined();
      expect(write).toHaveBeenCalledTimes(presses);
    }
    write.mockRestore();
    await user.click(linkDialog.getByRole('button', { name: 'Copy link' }));
    expect(await linkDialog.findByRole('button', { name: 'Link copied' })).toBeDefined();
    expect(linkDialog.queryByText(/^The browser did not copy it/)).toBeNull();
  });

  it('shows which users have a second step, and resets it after a confirmation [AU-28]', async () => {
    const { user, choose, row, openMenu, gateway } = await openUsers({ secondSteps: ['acme-colleague'] });
    const colleague = within(await row('colleague of ACME'));
    expect(colleague.getByText('On')).toBeDefined();
    expect(within(await row('visitor of ACME')).getByText('None')).toBeDefined();
    expect((await openMenu('visitor of ACME')).queryByRole('menuitem', { name: 'Reset second step' })).toBeNull();
    await user.keyboard('{Escape}');
    const reset = vi.spyOn(gateway, 'resetSecondFactor').mockResolvedValueOnce(err({ kind: 'unavailable' }));
    for (const isRefused of [true, false]) {
      await choose('colleague of ACME', 'Reset second step');
      const question = within(await screen.findByRole('alertdialog', { name: /^Reset the second step of/ }));
      await user.click(question.getByRole('button', { name: 'Reset second step' }));
      if (isRefused) expect((await screen.findByRole('alert')).textContent).toContain('The service is not available');
    }
    expect(await screen.findByText(/^The second step of .* was reset\.$/)).toBeDefined();
    expect(within(await row('colleague of ACME')).getByText('None')).toBeDefined();
    expect(reset).toHaveBeenCalledTimes(2);
  });

  it('is reloaded after an invitation fails because the service is unreachable, without losing typed values [RT-4]', async () => {
    const { user, fill, gateway } = await openUsers();
    await user.click(await screen.findByRole('button', { name: 'Invite user' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite user' }));
    await fill(dialog.getByLabelText('Name'), 'Ines Ito');
    await fill(dialog.getByLabelText('E-mail address'), 'ines@acme.example');
    vi.spyOn(gateway, 'invite').mockResolvedValueOnce(err({ kind: 'unreachable' }));
    const list = vi.spyOn(gateway, 'list');
    await user.click(dialog.getByRole('button', { name: 'Invite user' }));
    expect(await dialog.findByText('The service couldn’t be reached')).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Ines Ito');
    expect(list).toHaveBeenCalledOnce();
    await user.click(dialog.getByRole('button', { name: 'Invite user' }));
    expect(await screen.findByRole('dialog', { name: /^Invitation for/ })).toBeDefined();
  });

  it('disables and enables a user at once, and removes a user after a confirmation [RT-4]', async () => {
    const { user, row, choose } = await openUsers();
    await choose('colleague of ACME', 'Turn off');
    expect(await within(await row('colleague of ACME')).findByText('Off')).toBeDefined();
    expect(await screen.findByText(/colleague of ACME.* is turned off and signed out everywhere/)).toBeDefined();
    await choose('colleague of ACME', 'Turn on');
    expect(await within(await row('colleague of ACME')).findByText('Active')).toBeDefined();
    await choose('visitor of ACME', 'Remove');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await choose('visitor of ACME', 'Remove');
    const question = within(await screen.findByRole('alertdialog', { name: /^Remove .*visitor of ACME/ }));
    await user.click(question.getByRole('button', { name: 'Remove user' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /visitor of ACME/ })).toBeNull());
  });

  it('offers a new password link for users that are not disabled [AU-17]', async () => {
    const { user, choose, openMenu } = await openUsers();
    await choose('colleague of ACME', 'New password link');
    const linkDialog = within(await screen.findByRole('dialog', { name: /^Password link for .*colleague/ }));
    await user.click(linkDialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await choose('colleague of ACME', 'Turn off');
    await screen.findByText('Off');
    const menu = await openMenu('colleague of ACME');
    const link = menu.getByRole('menuitem', { name: /^New password link/ });
    expect(link.getAttribute('aria-disabled')).toBe('true');
    expect(link.textContent).toContain('Turn the user on first.');
  });

  it('does not allow users to disable or remove themselves, and shows the reason [RT-4]', async () => {
    const { openMenu } = await openUsers();
    const menu = await openMenu('staff of ACME');
    const entries = menu.getAllByRole('menuitem').map((entry) => [entry.textContent, entry.ariaDisabled]);
    expect(entries).toEqual([
      ['New password link', null],
      ['Turn offYou’re signed in with this account. Another user can change or remove it.', 'true'],
      ['Remove', 'true'],
    ]);
  });

  it('shows a message if another user has changed the same account [RT-4]', async () => {
    const { gateway, row, choose } = await openUsers();
    await row('colleague of ACME');
    const listed = await gateway.list(ACME);
    const colleague = listed.ok ? listed.value.users.find(({ userId }) => userId === 'acme-colleague') : undefined;
    if (!colleague) throw new Error('not there');
    await gateway.change(ACME, colleague, { enabled: false });
    await choose('colleague of ACME', 'Turn off');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/^Nothing was changed for .*colleague of ACME/)).toBeDefined();
    expect(alert.getByText(/Someone else changed this user/)).toBeDefined();
    expect(await within(await row('colleague of ACME')).findByText('Off')).toBeDefined();
  });
});

describe('UsersPage', () => {
  it('lists the owner’s own users to an admin [RT-4]', async () => {
    const { row } = await openUsers({ organisation: 'HOUSE', mailbox: 'admin', address: '/configuration/users' });
    const own = within(await row('admin of HOUSE'));
    for (const text of ['This account', 'Last active user']) expect(own.getByText(text)).toBeDefined();
  });
});
