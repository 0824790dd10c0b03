import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FramedPortal } from './FramedPortal.tsx';
import { CONNECT, HELLO, isSignal, type FromFrame, type ToFrame } from './previewProtocol.ts';
import './frame.scss';

/** Milliseconds between two `HELLO` messages until the page responds. */
const HELLO_INTERVAL = 250;

/** Renders each received state synchronously, so that an edit is visible in the next animation frame. */
export function renderFromPort(port: MessagePort, container: Element): void {
  const root = createRoot(container);
  const postToPage = (message: FromFrame): void => {
    port.postMessage(message);
  };
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    const { revision, state } = data;
    document.documentElement.lang = state.view.language;
    document.documentElement.dir = state.view.direction;
    flushSync(() =>
      root.render(
        <StrictMode>
          <FramedPortal revision={revision} state={state} tell={postToPage} />
        </StrictMode>,
      ),
    );
  };
  postToPage({ type: 'ready' });
}

/** Starts the preview in a frame. Accepts messages only from the embedding page. */
export function startPreview(container: Element): void {
  const greet = (): void => window.parent.postMessage(HELLO, '*');
  const greeting = setInterval(greet, HELLO_INTERVAL);
  window.addEventListener('message', function connect({ source, data, ports }: MessageEvent<unknown>) {
    const [port] = ports;
    if (source !== window.parent || !port || !isSignal(data, CONNECT)) return;
    clearInterval(greeting);
    window.removeEventListener('message', connect);
    renderFromPort(port, container);
  });
  greet();
}
