import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ReviewModeStore } from '../../../src/application/review-mode/ReviewModeStore.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { companyId } from '../../support/samples/builders.ts';
import { openApp } from './renderApp.tsx';
import { adminPage, merchantPage, pageOf } from './testPages.tsx';

const rules = merchantPage('/return-rules/:type', pageOf('Rules', ['/ACME/return-rules/fees?only=on', '/ACME/start']));
const start = merchantPage('/start', pageOf('Start'), { isHome: true, titleKey: 'navigation.history' });
const pages = [rules, start, adminPage('/merchants/overview', pageOf('Merchants'))];

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const parameters = (): unknown => JSON.parse(screen.getByTestId('parameters').textContent);
const address = (): string => window.location.pathname + window.location.search + window.location.hash;
const goBack = async (steps = -1): Promise<void> => {
  const before = address();
  act(() => window.history.go(steps));
  await waitFor(() => expect(address()).not.toBe(before));
};

describe('a deep link', () => {
  it('opens the page with its path parameters; the back and forward buttons switch parameters and pages [RT-8]', async () => {
    const { show } = await openApp(aSample(), 'ACME');
    show('/ACME/return-rules/labels', pages);
    await heading('Rules');
    await waitFor(() => expect(document.title).toMatch(/^Return reasons · /));
    expect(parameters()).toEqual({ type: 'labels' });
    await userEvent.click(screen.getByRole('link', { name: /fees/ }));
    await waitFor(() => expect(parameters()).toEqual({ type: 'fees' }));
    await userEvent.click(screen.getByRole('link', { name: /start/ }));
    await heading('Start');
    await goBack(-2);
    await heading('Rules');
    await waitFor(() => expect(parameters()).toEqual({ type: 'labels' }));
    await goBack(1);
    await waitFor(() => expect(parameters()).toEqual({ type: 'fees' }));
    expect(address()).toBe('/ACME/return-rules/fees?only=on');
  });

  it("to a merchant's page opens the same page in review mode for an admin [RT-2] [RT-8]", async () => {
    const { services, show } = await openApp(aSample(), 'HOUSE', 'admin');
    await services.get(ReviewModeStore).enter('HOUSE', companyId('ACME'), 'A look');
    show('/acme/return-rules/labels?only=on', pages);
    await heading('Rules');
    expect(address()).toBe('/merchants/ACME/return-rules/labels?only=on');
    expect(parameters()).toEqual({ type: 'labels' });
  });
});
