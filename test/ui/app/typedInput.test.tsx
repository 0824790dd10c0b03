import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SessionStore } from '../../../src/application/session/SessionStore.ts';
import { SessionStorage } from '../../../src/application/shared/KeyValueStorage.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { openApp } from './renderApp.tsx';
import { textWhenOpened, merchantPage, TypingPage } from './testPages.tsx';

const ADDRESS = '/ACME/start';
const KEY = 'formDrafts/acme-staff/ACME';
const pages = [merchantPage('/start', TypingPage, { isHome: true })];
const heading = () => screen.findByRole('heading', { level: 1, name: 'Start' });

async function type() {
  const app = await openApp(aSample(), 'ACME');
  app.show(ADDRESS, pages);
  await heading();
  await userEvent.click(screen.getByRole('button', { name: 'Type' }));
  return { ...app, storage: app.services.get(SessionStorage), session: app.services.get(SessionStore) };
}

describe('typed text that is not saved yet', () => {
  it('is restored in its field after a reload [FM-4] [FM-6]', async () => {
    const { show } = await type();
    cleanup();
    show(ADDRESS, pages);
    await heading();
    expect(textWhenOpened()).toBe('half');
  });

  it('is removed from the browser when the user signs out [FM-4]', async () => {
    const { storage, session } = await type();
    expect(storage.read(KEY)).toContain('half');
    act(() => session.end('signed-out'));
    await screen.findByRole('button', { name: 'Sign in' });
    expect(storage.read(KEY)).toBeUndefined();
  });
});
