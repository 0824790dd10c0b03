import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { openPreview } from '../../support/openPreview.ts';
import { ReturnFormPage } from '../../../src/ui/features/return-form/ReturnFormPage.tsx';
import { aSample } from '../../support/samples/aSample.ts';
import { anEnvironment } from '../../support/workspace.ts';
import { card } from '../card.ts';
import { button, renderDock } from '../publishing/renderDock.tsx';
import '../../support/domGaps.ts';

/** Opens ACME's return form page with the publish dock, using the demo's container. */
function renderReturnForm({ companySettings = true } = {}) {
  const beside = (
    <MemoryRouter initialEntries={['/ACME/return-form']}>
      <ReturnFormPage />
    </MemoryRouter>
  );
  return renderDock(anEnvironment(aSample({ companySettings })), { beside });
}

const text = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const toggle = (name: RegExp): HTMLInputElement => screen.getByRole('switch', { name });
const ASK = /^Ask for the order number/;

describe('ReturnFormPage', () => {
  it('makes each field pending on blur, lists the change in the review, and can revert it [PC-9] [PC-10]', async () => {
    const { user, changes } = await renderReturnForm();
    await user.type(text('Name of the order number field'), ' Receipt number ');
    expect(changes.count).toBe(0);
    await user.tab();
    expect(changes.get('returnForm.orderIdCustomHeader')?.value).toBe('Receipt number');
    await user.click(toggle(ASK));
    expect(changes.get('returnForm.orderId')?.value).toBe(true);

    await user.click(button('Review'));
    const review = within(await screen.findByRole('dialog', { name: /^Review 2 changes/ }));
    expect(review.getByText('Name of the order number field')).toBeDefined();
    expect(review.getByText('Receipt number')).toBeDefined();
    expect(review.getByText('Ask for the order number')).toBeDefined();
    await user.keyboard('{Escape}');

    await user.click(button('Put back Default text'));
    expect(text('Name of the order number field').value).toBe('');
    await user.click(button('Put back Off'));
    expect(toggle(ASK).checked).toBe(false);
    expect(changes.count).toBe(0);
  });

  it('does not discard an invalid value, and the user can correct or revert the value [VL-noSpecialCharactersAlt] [VL-website]', async () => {
    const { user, changes } = await renderReturnForm();
    await user.type(text('Name of the comments field'), 'Tell <us>');
    await user.type(text('Web address of your return policy'), 'http://localhost');
    await user.tab();
    expect(screen.getByText('Leave out <, # and &.')).toBeDefined();
    expect(screen.getByText('Enter a public web address, like https://www.company.example.')).toBeDefined();
    expect(changes.count).toBe(0);
    await user.clear(text('Name of the comments field'));
    await user.type(text('Name of the comments field'), 'a'.repeat(61));
    await user.tab();
    expect(screen.getByText('Use up to 60 characters.')).toBeDefined();
    expect(changes.count).toBe(0);
  });

  it('edits and tests the pattern of order numbers, which is a setting of the portal', async () => {
    const { user, changes } = await renderReturnForm();
    const pattern = text('Order number pattern');
    await user.type(pattern, '(unfinished');
    await user.tab();
    expect(await screen.findByText('This is not a valid pattern.')).toBeDefined();
    expect(changes.count).toBe(0);
    await user.clear(pattern);
    await user.type(pattern, '^A-\\d+$');
    await user.type(text('Try an order number'), 'A-1x');
    expect(await screen.findByText('Refused')).toBeDefined();
    await user.clear(text('Try an order number'));
    await user.type(text('Try an order number'), 'A-12');
    expect(await screen.findByText('Accepted')).toBeDefined();
    expect(changes.list).toMatchObject([
      { type: 'APPLICATION_CONFIG_MERCHANT', key: 'applicationConfig.config.ORDER_ID_REGEX', value: '^A-\\d+$' },
    ]);
    expect(pattern.value).toBe('^A-\\d+$');
  });

  it('makes the policy URL read-only with a reason if the service cannot write it [CF-7]', async () => {
    await renderReturnForm({ companySettings: false });
    expect(text('Web address of your return policy').readOnly).toBe(true);
    expect(card('Return policy').getByText(/^This address can’t be changed/)).toBeDefined();
  });
});

describe('the preview of the return form', () => {
  it('links each part of the form to the setting that edits it, and can show each screen of the portal', async () => {
    const { user } = await renderReturnForm();
    const portal = await openPreview();
    await user.click(portal.getByRole('button', { name: 'Continue' }));
    expect(await portal.findByRole('heading', { name: 'Choose what to return' })).toBeDefined();
    const screens = within(screen.getByRole('list', { name: 'Screens' }));
    expect(screens.getByRole('button', { name: /^2\. Items/ }).getAttribute('aria-current')).toBe('step');
    await user.click(screens.getByRole('button', { name: /^5\. Done/ }));
    expect(await portal.findByRole('heading', { name: 'Your return is booked' })).toBeDefined();
  });
});
