import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announce, openAnnouncements, useAnnouncement } from '../../../../src/ui/shared/announcing/announce.ts';

const announcedTexts = (): (string | null)[] =>
  [...screen.getByRole('status').children].map(({ textContent }) => textContent);

describe('announce', () => {
  it('uses a single live region, which exists before the first message and while dialogs hide the page', () => {
    const region = openAnnouncements();
    expect(openAnnouncements()).toBe(region);
    expect(screen.getAllByRole('status')).toEqual([region]);
    expect(region.matches('[aria-live="polite"][data-live-announcer]')).toBe(true);
    expect(region.textContent).toBe('');
  });

  it('joins all texts announced in one task into one message, without duplicates', async () => {
    announce('Moved to position 2');
    announce('Unsaved changes');
    announce('Unsaved changes');
    await Promise.resolve();
    expect(announcedTexts()).toEqual(['Moved to position 2', 'Unsaved changes']);
    announce('Undone');
    await Promise.resolve();
    expect(announcedTexts()).toEqual(['Undone']);
  });

  it('replaces the element of a repeated message, so screen readers read it again', async () => {
    announce('Undone');
    await Promise.resolve();
    const [before] = screen.getByRole('status').children;
    announce('Undone');
    await Promise.resolve();
    expect(announcedTexts()).toEqual(['Undone']);
    expect(screen.getByRole('status').firstElementChild).not.toBe(before);
  });

  it('removes a message from the live region when the message no longer applies', async () => {
    function Loading({ isLoading }: { readonly isLoading: boolean }) {
      useAnnouncement(isLoading ? 'Loading' : '');
      return undefined;
    }
    const { rerender } = render(<Loading isLoading />);
    await Promise.resolve();
    expect(announcedTexts()).toEqual(['Loading']);
    rerender(<Loading isLoading={false} />);
    expect(announcedTexts()).toEqual([]);
  });
});
