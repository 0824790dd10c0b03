import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { headingKey, openConsumerTextPage } from './openConsumerTextPage.tsx';

async function openImport() {
  const page = await openConsumerTextPage({ en: 'Send it back', nl: 'Stuur het terug' });
  await page.user.click(screen.getByRole('button', { name: 'Import and export' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Import texts' }));
  await screen.findByRole('dialog');
  return page;
}

const xliff = (target: string, head = '') =>
  `<?xml version="1.0"?>${head}<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="nl-NL"><body><trans-unit id="returnDetails.heading"><source>Send it back</source><target>${target}</target></trans-unit></body></file></xliff>`;

describe('ImportDialog', () => {
  it('shows the effect of each row and why a row is skipped, and applies the selected rows as one undo step [CT-1]', async () => {
    const { user, changes } = await openImport();
    const before = changes.count;
    await user.click(screen.getByRole('textbox', { name: /^Rows with a key column/ }));
    await user.paste(
      'key,en,nl,fr\nreturnDetails.heading,Ship it back,Stuur het terug,Renvoyez\nreturnDetails.itemName,=1+1,Artikel,\nnowhere,x,,',
    );
    await screen.findAllByText('New: 1. Changed: 1. Unchanged: 1. Refused, and left out: 3.');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Customers aren’t offered this language/)).toBeDefined();
    expect(dialog.getByText(/A spreadsheet would calculate this/)).toBeDefined();
    await user.click(dialog.getByRole('checkbox', { name: 'Nederlands, Return details, Item name' }));
    await user.click(await screen.findByRole('button', { name: 'Import 1 text' }));
    expect(changes.get(headingKey('en'))?.value).toEqual({ v1: 'Ship it back' });
    changes.undo();
    expect(changes.count).toBe(before);
  });

  it('reads an XLIFF file, and rejects a file with a document type declaration [CT-1]', async () => {
    const { user, changes } = await openImport();
    const upload = (text: string) =>
      user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, new File([text], 'texts.xlf'));
    await upload(xliff('x', '<!DOCTYPE xliff SYSTEM "file:///etc/passwd">'));
    expect(await screen.findByText(/This file declares a document type/)).toBeDefined();
    await upload(xliff('Verstuur het'));
    await user.click(await screen.findByRole('button', { name: 'Import 1 text' }));
    await waitFor(() => expect(changes.get(headingKey('nl'))?.value).toEqual({ v1: 'Verstuur het' }));
  });
});
