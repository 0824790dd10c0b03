// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLazyModule } from '../../../src/ui/shared/useLazyModule.ts';

function Part({ load, wanted }: { readonly load: () => Promise<string>; readonly wanted: boolean }) {
  return <p>{useLazyModule(load, wanted) ?? 'not there'}</p>;
}

describe('a part that is fetched beside the page', () => {
  it('is there once it is fetched, and is fetched once', async () => {
    let count = 0;
    const load = async (): Promise<string> => {
      count += 1;
      return 'there';
    };
    const { rerender } = render(<Part load={load} wanted={false} />);
    expect(screen.getByText('not there')).toBeTruthy();
    await screen.findByText('there');
    rerender(<Part load={load} wanted />);
    expect(count).toBe(1);
  });

  it('is asked for again when it is wanted and could not be fetched before', async () => {
    let isOnline = false;
    const load = (): Promise<string> => (isOnline ? Promise.resolve('there') : Promise.reject(new Error('offline')));
    const { rerender } = render(<Part load={load} wanted={false} />);
    isOnline = true;
    expect(screen.getByText('not there')).toBeTruthy();
    rerender(<Part load={load} wanted />);
    expect(await screen.findByText('there')).toBeTruthy();
  });
});
