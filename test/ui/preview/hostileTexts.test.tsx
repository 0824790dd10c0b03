import fc from 'fast-check';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { readBundle } from '../../../locales/readBundle.ts';
import { consumerSteps } from '../../../src/domain/consumer-text/textSlot.ts';
import { ConsumerPortal } from '../../../src/ui/consumer/ConsumerPortal.tsx';
import { hostileText, TEXTS_A_VIEW, viewOf } from '../../support/hostileView.ts';

/** Number of texts passed through every slot of the wording and every name that customers read. */
const TEXTS = 10_000;

const translator = i18next.createInstance();
beforeAll(async () => {
  await translator.init({
    lng: 'en',
    resources: { en: { translation: readBundle('locales', 'en') } },
    interpolation: { escapeValue: false },
  });
});

/** Elements and attribute names of a markup, without texts and values. */
const shapeOf = (markup: string): readonly string[] =>
  [...markup.matchAll(/<\/?([a-z0-9]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g)].map(([, name, attributes = '']) =>
    [name, ...[...attributes.matchAll(/\s([\w-]+)(?:="[^"]*")?/g)].map(([, attribute]) => attribute)].join(' '),
  );

const screensWith = (next: () => string): readonly string[] => {
  const view = viewOf(next, translator.t);
  return consumerSteps.map((screen) => renderToStaticMarkup(<ConsumerPortal view={view} screen={screen} />));
};

it('malicious texts are text on every screen, never elements, attributes or executable addresses', () => {
  const plain = screensWith(() => 'words').map(shapeOf);
  let read = 0;
  fc.assert(
    fc.property(fc.infiniteStream(hostileText), (texts) => {
      const shown = screensWith(() => {
        read += 1;
        return texts.next().value;
      });
      expect(shown.map(shapeOf)).toEqual(plain);
      expect(shown.join('')).not.toMatch(/href="\s*javascript:/i);
    }),
    { numRuns: Math.ceil(TEXTS / TEXTS_A_VIEW) },
  );
  expect(read).toBeGreaterThanOrEqual(TEXTS);
});
