import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announce, openAnnouncements, useAnnouncement } from '../../../../src/ui/shared/announcing/announce.ts';

const said = (): (string | null)[] => [...screen.getByRole('status').children].map(({ textContent }) => textContent);

describe('announce', () => {
  it('uses one live region, which exists before the first message and stays when dialogs hide the page', () => {
    const region = openAnnouncements();
    expect(openAnnouncements()).toBe(region);
    expect(screen.getAllByRole('status')).toEqual([region]);
    expect(region.matches('[aria-live="polite"][data-live-announcer]')).toBe(true);
    expect(region.textContent).toBe('');
  });

  it('joins the texts of one action into one message, without repetitions', async () => {
    announce('Moved to position 2');
    announce('Unsaved changes');
    announce('Unsaved changes');
    await Promise.resolve();
    expect(said()).toEqual(['Moved to position 2', 'Unsaved changes']);
    announce('Undone');
    await Promise.resolve();
    expect(said()).toEqual(['Undone']);
  });

  it('reads a message again when the action is repeated', async () => {
    announce('Undone');
    await Promise.resolve();
    const [before] = screen.getByRole('status').children;
    announce('Undone');
    await Promise.resolve();
    expect(said()).toEqual(['Undone']);
    expect(screen.getByRole('status').firstElementChild).not.toBe(before);
  });

  it('removes a message that no longer applies', async () => {
    function Loading({ isLoading }: { readonly isLoading: boolean }) {
      useAnnouncement(isLoading ? 'Loading' : '');
      return undefined;
    }
    const { rerender } = render(<Loading isLoading />);
    await Promise.resolve();
    expect(said()).toEqual(['Loading']);
    rerender(<Loading isLoading={false} />);
    expect(said()).toEqual([]);
  });
});
