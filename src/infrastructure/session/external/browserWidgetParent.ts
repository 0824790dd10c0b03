import type { WidgetParent } from '../../../application/session/external/WidgetParent.ts';
import { isRecord, isText } from '../../../domain/shared/shapes.ts';

/** Message with which this embedded page requests a token from its parent. Contains no data. */
const TOKEN_WANTED = { kind: 'portal-token-wanted' } as const;

function widgetTokenIn(message: unknown): string | undefined {
  if (!isRecord(message) || message['kind'] !== 'portal-token') return undefined;
  const { token } = message;
  return isText(token) && token !== '' ? token : undefined;
}

/** The page that embeds this page. It is identified by the origin of its messages. */
export const browserWidgetParent = (browserWindow: Window): WidgetParent => ({
  ask(origins, onToken) {
    const { parent } = browserWindow;
    const receive = ({ source, origin, data }: MessageEvent<unknown>): void => {
      const token = source === parent && origins.includes(origin) ? widgetTokenIn(data) : undefined;
      if (token !== undefined) onToken(token);
    };
    browserWindow.addEventListener('message', receive);
    // `*` is safe, because the message is not secret and only sites of the owner may embed this page.
    parent.postMessage(TOKEN_WANTED, '*');
    return () => browserWindow.removeEventListener('message', receive);
  },
});
