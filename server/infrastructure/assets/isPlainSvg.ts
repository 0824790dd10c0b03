import { SaxesParser } from 'saxes';

/** Elements that draw and do nothing else. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient ' +
    'stop clipPath mask pattern use'
  ).split(' '),
);

/** Attributes that say how something looks; anything that names a handler, a style sheet or a script is none of them. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'xmlns xmlns:xlink version id class viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d ' +
    'points dx dy transform gradientTransform gradientUnits patternTransform patternUnits patternContentUnits ' +
    'clipPathUnits maskUnits maskContentUnits spreadMethod offset fill fill-opacity fill-rule stroke stroke-width ' +
    'stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color ' +
    'clip-path clip-rule mask stop-color stop-opacity font-family font-size font-weight font-style letter-spacing ' +
    'text-anchor dominant-baseline visibility display href xlink:href role aria-label aria-hidden aria-labelledby xml:space'
  ).split(' '),
);

/** References stay within the drawing; no other address is asked for. */
const isHarmless = (name: string, value: string): boolean =>
  name === 'href' || name === 'xlink:href'
    ? /^#[\w.-]+$/.test(value)
    : !/url\(/i.test(value) || /^url\(\s*(["']?)#[\w.-]+\1\s*\)$/i.test(value);

const MAX_ELEMENTS = 5000;

/** Whether a text is an SVG that nothing had to be taken out of: a well-formed drawing of known parts. */
export function isPlainSvg(text: string): boolean {
  let isPlain = true;
  let root: string | undefined;
  let elements = 0;
  const refuse = (): void => {
    isPlain = false;
  };
  const parser = new SaxesParser();
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('processinginstruction', refuse);
  parser.on('cdata', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    root ??= name;
    elements += 1;
    const isKnown = Object.entries(attributes).every(
      ([attribute, value]) => ATTRIBUTES.has(attribute) && isHarmless(attribute, String(value)),
    );
    if (!ELEMENTS.has(name) || !isKnown || elements > MAX_ELEMENTS) refuse();
  });
  try {
    parser.write(text).close();
  } catch {
    return false;
  }
  return isPlain && root === 'svg';
}
