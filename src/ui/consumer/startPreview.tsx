import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FramedPortal } from './FramedPortal.tsx';
import { CONNECT, HELLO, isSignal, type FromFrame, type ToFrame } from './previewProtocol.ts';
import './frame.scss';

/** Milliseconds between greetings until the page responds. */
const GREETING = 250;

/** Renders each received state synchronously, so that an edit is visible within a frame. */
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

/** Accepts only the embedding page. */
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
