import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CLEAR, paintedPixels } from '../../support/paintedPixels.ts';
import { cutOf } from '../../support/fakes/InMemoryPictures.ts';
import { orange } from '../../support/pictureFiles.ts';
import { settled } from '../../support/settled.ts';
import { button } from '../publishing/renderDock.tsx';
import { card } from '../card.ts';
import { renderBranding } from './renderBranding.tsx';
import '../../support/domGaps.ts';

const colour = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const fileOf = (content: Buffer | string, name: string): File => new File([new Uint8Array(Buffer.from(content))], name);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';
const LOGO = 'applicationConfig.assets.logoImage';
const theme = (name: string): string => `applicationConfig.config.theme.${name}`;

/** Selects a file in the file dialog, ignoring its filter of file types. */
async function choose(file: File): Promise<void> {
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('nothing to choose a file with');
  await act(async () => {
    fireEvent.change(input, { target: { files: [file] } });
    await settled();
  });
}

async function retype(user: UserEvent, name: string, text: string): Promise<void> {
  await user.clear(colour(name));
  if (text !== '') await user.type(colour(name), text);
  await user.tab();
}

describe('the colour fields of BrandingPage', () => {
  it('show default colours, make a changed colour pending on blur, list it in the review and can be reverted', async () => {
    const { user, changes } = await renderBranding();
    expect(colour('Main colour').value).toBe('#4a90e2');
    expect(colour('Hover colour').value).toBe('#32659e');
    expect(colour('Second text').value).toBe('#000000');
    await retype(user, 'Main colour', ' 16324F ');
    expect(changes.list).toMatchObject([
      { type: 'APPLICATION_CONFIG_MERCHANT', key: theme('primaryColor'), value: '#16324f' },
    ]);
    expect(colour('Main colour').value).toBe('#16324f');
    expect(card('Colours').getByText('1 changed')).toBeDefined();

    await user.click(button('Review'));
    const review = within(await screen.findByRole('dialog', { name: /^Review 1 change/ }));
    expect(review.getByText('#16324f')).toBeDefined();
    await user.keyboard('{Escape}');

    await user.click(button('Put back #4a90e2'));
    expect(changes.count).toBe(0);
  });

  it('reject a text that is not a colour: the field still shows the text, but no style uses it', async () => {
    const typed = '#fff;background:url(//evil.example)';
    const { user, changes } = await renderBranding();
    await user.clear(colour('Page background'));
    await user.click(colour('Page background'));
    await user.paste(typed);
    await user.tab();
    expect(screen.getByText('Enter a colour like #4a90e2.')).toBeDefined();
    expect(colour('Page background').value).toBe(typed);
    expect(changes.count).toBe(0);
    expect(document.querySelector('[style*="evil"]')).toBeNull();
  });

  it('restore the default colour when a field is emptied, and all default colours with one click', async () => {
    const { user, changes } = await renderBranding();
    expect(button('Use the defaults').hasAttribute('disabled')).toBe(true);
    await retype(user, 'Main colour', '#16324f');
    await retype(user, 'Main colour', '');
    expect(colour('Main colour').value).toBe('#4a90e2');
    expect(changes.count).toBe(0);
    await retype(user, 'Main colour', '#16324f');
    await user.click(screen.getAllByRole('radio', { name: 'Small' })[0] as HTMLElement);
    expect(changes.count).toBe(2);
    await user.click(button('Use the defaults'));
    expect(changes.count).toBe(0);
    act(() => changes.undo());
    expect(changes.count).toBe(2);
  });

  it('set only the final colour of the browser’s colour picker, not the intermediate values', async () => {
    const { changes } = await renderBranding();
    const picker = screen.getByLabelText('Pick a colour: Logo background');
    fireEvent.input(picker, { target: { value: '#111111' } });
    fireEvent.input(picker, { target: { value: '#222222' } });
    expect(changes.count).toBe(0);
    expect(colour('Logo background').value).toBe('#222222');
    fireEvent(picker, new Event('change', { bubbles: true }));
    expect(changes.get(theme('logoBackground'))?.value).toBe('#222222');
  });
});

describe('the contrast check of BrandingPage', () => {
  const row = (text: string) => within(card('Contrast').getByText(text).closest('li') as HTMLElement);

  it('shows each colour pair with the nearest colour of enough contrast, which a click applies [CT-5]', async () => {
    const { user, changes } = await renderBranding();
    const main = row('on the main colour');
    expect(main.getByText('Hard to read')).toBeDefined();
    expect(main.getByText('3.2:1')).toBeDefined();
    expect(row('on the page background').getByText('21:1')).toBeDefined();
    await user.click(main.getByRole('button', { name: /^Use #\w{6}: Main colour$/ }));
    expect(main.getByText('Passes AA')).toBeDefined();
    expect(main.getByText('was 3.2:1')).toBeDefined();
    expect(changes.list.map(({ key }) => key)).toEqual([theme('primaryColor')]);
    expect(card('Contrast').getByText('All pass')).toBeDefined();
  });
});

describe('the logo editor of BrandingPage', () => {
  const wide = async () => fileOf(await orange(1840, 964).png().toBuffer(), 'lockup.png');
  const logoPixels = paintedPixels(184, 96, CLEAR, { x: 30, y: 40, width: 120, height: 20, colour: [22, 50, 79, 255] });

  it("crops the logo to its visible part in the header's shape, makes the new logo pending on a click and can revert it", async () => {
    const { user, changes } = await renderBranding({ pixels: logoPixels });
    await choose(await wide());
    expect(card('Logo').getByText('lockup.png')).toBeDefined();
    expect(card('Logo').getByText('Sharp on every screen.')).toBeDefined();
    expect(changes.count).toBe(0);
    await user.click(button('Use this crop'));
    const { area, size } = cutOf(changes.get(LOGO)?.value) as { area: { width: number; height: number }; size: object };
    expect(area.width / area.height).toBeCloseTo(5, 6);
    expect(size).toEqual({ width: 900, height: 180 });
    await user.click(button('Put back No logo'));
    expect(changes.count).toBe(0);
  });

  it('does not change the logo if the user does not apply the new logo', async () => {
    const { user, changes } = await renderBranding();
    await choose(await wide());
    await user.click(button('Cancel'));
    expect(screen.queryByText('lockup.png')).toBeNull();
    expect(changes.count).toBe(0);
  });

  it('uses an SVG without cropping it, also if the source of the SVG is pasted as text', async () => {
    const { user, changes } = await renderBranding();
    await act(async () => {
      fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => SVG } });
      await settled();
    });
    await user.click(await screen.findByRole('button', { name: 'Use this drawing' }));
    const sized = SVG.replace(' 4 4"', ' 4 4" width="4" height="4"');
    const url = `data:image/svg+xml;base64,${Buffer.from(sized).toString('base64')}`;
    expect(changes.get(LOGO)?.value).toBe(url);
    await user.click(button('Review'));
    const review = within(await screen.findByRole('dialog', { name: /^Review 1 change/ }));
    expect(review.getByRole('img', { name: 'Logo after the change' }).getAttribute('src')).toBe(url);
  });

  it('accepts a file dropped anywhere on the page, and ignores the result of a file that was dropped earlier', async () => {
    await renderBranding();
    const drop = (file: File) => fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file] } });
    const [first, second] = [await wide(), fileOf(await orange(500, 500).jpeg().toBuffer(), 'sign.jpg')];
    await act(async () => {
      drop(first);
      drop(second);
      await settled();
    });
    expect(card('Logo').getByText('sign.jpg')).toBeDefined();
    expect(card('Logo').queryByText('lockup.png')).toBeNull();
  });

  it('rejects an unsafe file with advice, and does not change the logo', async () => {
    const { user, changes } = await renderBranding();
    await choose(fileOf('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'logo.svg'));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('logo.svg can’t be used');
    expect(alert.textContent).toMatch(/<script>/);
    expect(changes.count).toBe(0);
    await user.click(button('Close this message'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('edits the logo’s size per location and its alternative text, and reverts each of them separately [SH-6]', async () => {
    const { user, changes } = await renderBranding();
    const place = within(screen.getByRole('radiogroup', { name: 'Size: Sign-in and sign-up' }));
    await user.click(place.getByRole('radio', { name: 'Small' }));
    expect(changes.get(theme('loginAndSignupPageLogoSize'))?.value).toBe('small');
    expect(card('Logo').getByText('280 × 40')).toBeDefined();
    await user.type(colour('Alternative text'), ' Acme, since 1998 ');
    await user.tab();
    expect(changes.get(theme('logoText'))?.value).toBe('Acme, since 1998');
    await user.click(button('Put back Medium'));
    expect(changes.count).toBe(1);
    await user.clear(colour('Alternative text'));
    await user.type(colour('Alternative text'), 'x'.repeat(151));
    await user.tab();
    expect(screen.getByText('Use up to 150 characters.')).toBeDefined();
    expect(changes.get(theme('logoText'))?.value).toBe('Acme, since 1998');
  });
});
