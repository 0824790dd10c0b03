import { act, screen, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';
import { HELLO } from '../../src/ui/consumer/previewProtocol.ts';
import { renderFromPort } from '../../src/ui/consumer/startPreview.tsx';

/**
 * Opens the preview of a page. jsdom loads no frames, so the script of the frame runs here and renders into a separate
 * element.
 */
export async function openPreview(title = /preview$/) {
  const frame: HTMLIFrameElement = await screen.findByTitle(title);
  const inside = frame.contentWindow;
  if (!inside) throw new Error('the frame has no window');
  const container = document.body.appendChild(document.createElement('div'));
  vi.spyOn(inside, 'postMessage').mockImplementation((...args: unknown[]) => {
    const [port] = (args[2] ?? []) as MessagePort[];
    if (port) renderFromPort(port, container);
  });
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source: inside, origin: 'null', data: HELLO }));
  });
  const portal = within(container);
  await waitFor(() => {
    if (!container.querySelector('main')) throw new Error('nothing is drawn in the frame');
  });
  return portal;
}
