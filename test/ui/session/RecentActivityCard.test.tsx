import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OwnSessionsGateway } from '../../../src/application/session/OwnSessionsGateway.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { openApp } from '../app/renderApp.tsx';

const AT = Date.UTC(2026, 10, 12, 9);
const entries = [
  { at: AT, action: 'sign-in.accepted', method: 'passkey', address: '192.0.2.4' },
  { at: AT, action: 'sign-in.accepted', method: 'totp' },
  { at: AT, action: 'sign-in.accepted' },
  { at: AT, action: 'sign-in.refused', because: 'wrong' },
  { at: AT, action: 'sign-in.refused', because: 'wrong-code', method: 'totp' },
  { at: AT, action: 'password.changed' },
  { at: AT, action: 'action.of-a-later-release' },
];

async function openPage(answers: readonly Awaited<ReturnType<OwnSessionsGateway['recentActivity']>>[]) {
  const app = await openApp(aSample({ sessions: { enabled: true } }), 'ACME');
  const [first = ok([]), next = first] = answers;
  let reads = 0;
  app.services.get(OwnSessionsGateway).recentActivity = async () => ((reads += 1) === 1 ? first : next);
  app.show('/ACME/account/security');
  await screen.findByRole('heading', { level: 2, name: 'Recent activity' });
}

describe('RecentActivityCard', () => {
  it('describes sign-ins, refusals and account changes with their times and addresses [AU-21]', async () => {
    await openPage([ok(entries)]);
    const signedIn = await screen.findByText(/Signed in with a passkey/);
    const rows = within(signedIn.closest('ul') ?? document.body).getAllByRole('listitem');
    const texts = [
      'Signed in with a passkey',
      'Signed in with a code',
      'Signed in',
      'Wrong password',
      'Wrong code',
      'Changed the password',
      'Unknown action: action.of-a-later-release',
    ];
    expect(rows).toHaveLength(texts.length);
    for (const [index, text] of texts.entries()) expect(rows[index]?.textContent).toContain(text);
    expect(rows[0]?.textContent).toMatch(/Address 192\.0\.2\.4.*Nov 12, 2026/);
  });

  it('shows a failed read, and reads again after “Try again”', async () => {
    await openPage([err({ kind: 'unreachable' }), ok(entries)]);
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Signed in with a passkey/)).toBeDefined();
  });
});
