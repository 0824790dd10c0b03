import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { settled } from '../support/settled.ts';

/** Switches the browser offline or online. Every test starts online. */
export async function connect(isConnected: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected);
  await act(async () => {
    window.dispatchEvent(new Event(isConnected ? 'online' : 'offline'));
    await settled();
  });
}
