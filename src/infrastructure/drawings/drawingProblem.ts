import { SaxesParser } from 'saxes';
import type { DrawingProblem } from '../../domain/branding/logo/logoFile.ts';

const MALFORMED: DrawingProblem = { kind: 'malformed' };
const TOO_COMPLEX: DrawingProblem = { kind: 'too-complex' };

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
  if (value.includes('\\')) return { isHarmless: false };
  for (const [, called = ''] of value.matchAll(/(?<![\w-])([\w-]*)\(/g)) {
    const known = called.toLowerCase();
    if (!FUNCTIONS.has(known) || (known === 'url' && target === undefined)) return { isHarmless: false };
  }
  return { isHarmless: true, target };
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

/**
 * What makes a text no SVG that can be kept as it is: a well-formed drawing of known parts, of a size that can be drawn.
 * Nothing that follows the first problem is looked at.
 */
export function drawingProblem(text: string): DrawingProblem | undefined {
  let problem: DrawingProblem | undefined;
  let elements = 0;
  let root: { readonly name: string; readonly drawn: Drawn } | undefined;
  const open: Drawn[] = [];
  const byId = new Map<string, Drawn>();
  const refuse = (found: DrawingProblem): never => {
    problem = found;
    throw new Error(found.kind);
  };
  const refuseForeign = (found: string): never => refuse({ kind: 'foreign', found });
  const parser = new SaxesParser();
  parser.on('error', () => refuse(MALFORMED));
  parser.on('doctype', () => refuseForeign('<!DOCTYPE>'));
  parser.on('processinginstruction', ({ target }) => refuseForeign(`<?${target}?>`));
  parser.on('cdata', () => refuseForeign('<![CDATA[]]>'));
  let targets: string[] = [];
  parser.on('opentagstart', ({ name }) => {
    if (!ELEMENTS.has(name)) refuseForeign(`<${name}>`);
    targets = [];
  });
  // An element may have so many attributes that they are checked one by one, before the parser has collected all.
  parser.on('attribute', ({ name, value }) => {
    const { isHarmless, target } = referenceOf(name, value);
    if (!ATTRIBUTES.has(name) || !isHarmless) refuseForeign(name);
    if (target !== undefined) targets.push(target);
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > MAX_DRAWN) refuse(TOO_COMPLEX);
    const drawn = { id: attributes['id'], children: [], targets };
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
    return problem ?? MALFORMED;
  }
  if (root?.name !== 'svg') return MALFORMED;
  return countDrawn(root.drawn, byId) <= MAX_DRAWN ? undefined : TOO_COMPLEX;
}
