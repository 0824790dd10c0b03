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

/** What people read, which no browser takes for style. */
const WORDS: ReadonlySet<string> = new Set(['aria-label', 'aria-labelledby', 'class', 'id']);

/** Functions of colours and transformations; every other one may fetch something. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  'rgb rgba hsl hsla url matrix translate translatex translatey scale scalex scaley rotate skewx skewy'.split(' '),
);

const LINK = /^#([\w.-]+)$/;
const STYLE_LINK = /^url\(\s*(["']?)#([\w.-]+)\1\s*\)$/i;

type Reference = { readonly isHarmless: boolean; readonly target?: string | undefined };

/**
 * Where an attribute leads to. References stay within the drawing; no other address is asked for. An escape of CSS writes
 * any letter in other signs, and no drawing needs one.
 */
function referenceOf(name: string, value: string): Reference {
  if (WORDS.has(name)) return { isHarmless: true };
  if (name === 'href' || name === 'xlink:href') {
    const target = LINK.exec(value)?.[1];
    return { isHarmless: target !== undefined, target };
  }
  const target = STYLE_LINK.exec(value)?.[2];
  const functions = [...value.matchAll(/([\w-]*)\(/g)].map((match) => (match[1] ?? '').toLowerCase());
  const isKnown = !value.includes('\\') && functions.every((each) => FUNCTIONS.has(each));
  return { isHarmless: isKnown && (target !== undefined || !functions.includes('url')), target };
}

/** Elements that are drawn in all, each counted as often as it is referred to. */
const MAX_DRAWN = 5000;

type Drawn = { readonly id: string | undefined; readonly children: Drawn[]; readonly targets: string[] };

/** How deep elements stand in each other and lead to each other; no drawing program comes near it. */
const MAX_DEPTH = 256;

/** How many elements are drawn for one; infinite where it leads back to itself or too deep. */
function countDrawn(
  element: Drawn,
  byId: ReadonlyMap<string, Drawn>,
  counts = new Map<Drawn, number>(),
  depth = 1,
): number {
  const known = counts.get(element);
  if (known !== undefined) return known;
  counts.set(element, Infinity);
  if (depth > MAX_DEPTH) return Infinity;
  let count = 1;
  for (const child of element.children) count += countDrawn(child, byId, counts, depth + 1);
  for (const id of element.targets) {
    const target = byId.get(id);
    if (target) count += countDrawn(target, byId, counts, depth + 1);
  }
  counts.set(element, count);
  return count;
}

/** Whether a text is an SVG that nothing had to be taken out of: a well-formed drawing of known parts, of a size that can be drawn. */
export function isPlainSvg(text: string): boolean {
  let isPlain = true;
  let elements = 0;
  let root: { readonly name: string; readonly drawn: Drawn } | undefined;
  const open: Drawn[] = [];
  const byId = new Map<string, Drawn>();
  // Nothing that follows is looked at: the answer stands.
  const refuse = (): never => {
    isPlain = false;
    throw new Error('not plain');
  };
  const parser = new SaxesParser();
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('processinginstruction', refuse);
  parser.on('cdata', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    const named = Object.entries(attributes).map(([attribute, value]) => [attribute, String(value)] as const);
    const references = named.map(([attribute, value]) => referenceOf(attribute, value));
    if (!ELEMENTS.has(name) || !named.every(([attribute]) => ATTRIBUTES.has(attribute))) refuse();
    if (elements > MAX_DRAWN || !references.every(({ isHarmless }) => isHarmless)) refuse();
    const drawn = { id: attributes['id'], children: [], targets: references.flatMap(({ target }) => target ?? []) };
    root ??= { name, drawn };
    open.at(-1)?.children.push(drawn);
    open.push(drawn);
    // Of two with one id, browsers take the first.
    if (drawn.id !== undefined && !byId.has(drawn.id)) byId.set(drawn.id, drawn);
  });
  parser.on('closetag', () => void open.pop());
  try {
    parser.write(text).close();
  } catch {
    return false;
  }
  return isPlain && root?.name === 'svg' && countDrawn(root.drawn, byId) <= MAX_DRAWN;
}
