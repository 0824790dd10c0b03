import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useRetryWhenOnline } from '../../../../src/ui/shared/failures/useRetryWhenOnline.ts';
import { connect } from '../../connect.ts';

function Lost({ retry, onDrawn }: { readonly retry: () => void; readonly onDrawn?: () => void }) {
  const isAwaited = useRetryWhenOnline('unreachable', retry);
  // A layout effect runs before `useRetryWhenOnline` listens to events.
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return <p>{isAwaited ? 'waits' : 'failed'}</p>;
}

it('useRetryWhenOnline retries each time the browser is online again', async () => {
  const retry = vi.fn<() => void>();
  await connect(false);
  render(<Lost retry={retry} />);
  expect(screen.getByText('waits')).toBeTruthy();
  expect(retry).not.toHaveBeenCalled();
  await connect(true);
  expect(screen.getByText('failed')).toBeTruthy();
  expect(retry).toHaveBeenCalledTimes(1);
  await connect(false);
  await connect(true);
  expect(retry).toHaveBeenCalledTimes(2);
});

it('useRetryWhenOnline retries if the browser gets online during the first render', async () => {
  const retry = vi.fn<() => void>();
  await connect(false);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const comeBack = (): void => {
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  };
  render(<Lost retry={retry} onDrawn={comeBack} />);
  expect(retry).toHaveBeenCalledTimes(1);
});
