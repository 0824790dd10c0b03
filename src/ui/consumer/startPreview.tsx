import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FramedPortal } from './FramedPortal.tsx';
import { CONNECT, HELLO, isSignal, type FromFrame, type ToFrame } from './previewProtocol.ts';
import './frame.scss';

/** How often the page that holds the frame is greeted until it answers, in milliseconds. */
const GREETING = 250;

/** Draws what comes over a port; each state at once, so that an edit is on the screen within a frame. */
export function drawOver(port: MessagePort, container: Element): void {
  const root = createRoot(container);
  const tell = (message: FromFrame): void => {
    port.postMessage(message);
  };
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    const { revision, state } = data;
    document.documentElement.lang = state.view.language;
    document.documentElement.dir = state.view.direction;
    flushSync(() =>
      root.render(
        <StrictMode>
          <FramedPortal revision={revision} state={state} tell={tell} />
        </StrictMode>,
      ),
    );
  };
  tell({ type: 'ready' });
}

/** Waits for the page around the frame, and for nobody else. */
export function startPreview(container: Element): void {
  const greet = (): void => window.parent.postMessage(HELLO, '*');
  const greeting = setInterval(greet, GREETING);
  window.addEventListener('message', function connect({ source, data, ports }: MessageEvent<unknown>) {
    const [port] = ports;
    if (source !== window.parent || !port || !isSignal(data, CONNECT)) return;
    clearInterval(greeting);
    window.removeEventListener('message', connect);
    drawOver(port, container);
  });
  greet();
}
