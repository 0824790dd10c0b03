import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { CleanDrawing, DrawingProblem } from '../../domain/branding/logo/logoFile.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

const MALFORMED: DrawingProblem = { kind: 'malformed' };
const TOO_COMPLEX: DrawingProblem = { kind: 'too-complex' };

/** Allowed SVG elements: they draw and have no other effect. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient ' +
    'stop clipPath mask pattern use style'
  ).split(' '),
);

const REMOVED_ELEMENTS: ReadonlySet<string> = new Set(['metadata', 'view', 'cursor']);

const GEOMETRY = (
  'version id class viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points dx dy transform ' +
  'gradientTransform gradientUnits patternTransform patternUnits patternContentUnits clipPathUnits maskUnits ' +
  'maskContentUnits spreadMethod offset href role aria-label aria-hidden aria-labelledby'
).split(' ');

/** Allowed style properties, both as attributes and in CSS. */
const PROPERTIES: ReadonlySet<string> = new Set(
  (
    'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset stroke-opacity opacity color clip-path clip-rule mask mask-type stop-color stop-opacity font-family ' +
    'font-size font-weight font-style letter-spacing text-anchor dominant-baseline visibility display isolation ' +
    'mix-blend-mode paint-order shape-rendering vector-effect'
  ).split(' '),
);

const ATTRIBUTES: ReadonlySet<string> = new Set([...GEOMETRY, ...PROPERTIES]);

/** Allowed attributes that have no visual effect by themselves. */
const TEXTS: ReadonlySet<string> = new Set(['aria-label', 'aria-labelledby', 'class', 'id']);

/** Allowed CSS functions, for colours and transformations. Any other function could fetch a resource. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  'rgb rgba hsl hsla url matrix translate translatex translatey scale scalex scaley rotate skewx skewy'.split(' '),
);

const LINK = /^#([\w.-]+)$/;
const STYLE_LINK = /^url\(\s*(["']?)#([\w.-]+)\1\s*\)$/i;

type Reference = { readonly isHarmless: boolean; readonly target?: string | undefined };

const functionsIn = (value: string): readonly string[] =>
  value
    .split('(')
    .slice(0, -1)
    .map((textBefore) =>
      textBefore.slice(Math.max(-1, ...[' ', ',', ')', '\t', '\n'].map((end) => textBefore.lastIndexOf(end))) + 1),
    )
    .map((name) => name.toLowerCase());

/**
 * Checks a style value. References must be within the drawing. CSS escapes are refused, because no drawing needs CSS
 * escapes.
 */
function styleReference(value: string): Reference {
  const target = STYLE_LINK.exec(value.trim())?.[2];
  const functions = functionsIn(value);
  const isKnown = !value.includes('\\') && functions.every((each) => FUNCTIONS.has(each));
  return { isHarmless: isKnown && (target !== undefined || !functions.includes('url')), target };
}

function referenceOf(name: string, value: string): Reference {
  if (TEXTS.has(name)) return { isHarmless: true };
  if (name !== 'href') return styleReference(value);
  const target = LINK.exec(value)?.[1];
  return { isHarmless: target !== undefined, target };
}

/** Maximum number of rendered elements. An element is counted each time it is referenced. */
const MAX_DRAWN = 5000;
/** Maximum nesting depth of elements and references. Files of drawing programs are far below this limit. */
const MAX_DEPTH = 256;

type Drawn = { readonly id: string | undefined; readonly children: Drawn[]; readonly targets: string[] };

/** Counts the elements that rendering an element draws. Infinite for a cycle of references or too much nesting. */
function countDrawn(
  element: Drawn,
  byId: ReadonlyMap<string, Drawn>,
  counts = new Map<Drawn, number>(),
  depth = 1,
): number {
  const cachedCount = counts.get(element);
  if (cachedCount !== undefined) return cachedCount;
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

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const LENGTH = /^\s*(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?(?:px|pt|pc|mm|cm|in|em|ex)?\s*$/i;

/** If the drawing has no width and height, returns them from its view box, because an `img` element needs a size. */
function sizeOf(attributes: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  const hasSize = ['width', 'height'].every((name) => LENGTH.test(attributes.get(name) ?? ''));
  const [, , width = 0, height = 0] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return hasSize || !(width > 0 && height > 0)
    ? []
    : [
        ['width', String(width)],
        ['height', String(height)],
      ];
}

class Refused extends Error {
  readonly problem: DrawingProblem;

  constructor(problem: DrawingProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

const refuseForeign = (found: string): never => {
  throw new Refused({ kind: 'foreign', found });
};

/**
 * Rewrites an SVG so that it contains only parts that draw, and has a size. Other harmless parts are removed. The
 * drawing is refused if it contains parts that run code or fetch resources. Idempotent.
 */
export function cleanDrawing(text: string): CleanDrawing {
  const parts: string[] = [];
  const removed = new Set<string>();
  const open: Drawn[] = [];
  const byId = new Map<string, Drawn>();
  let root: Drawn | undefined;
  let elements = 0;
  /** Number of open elements within a removed element, including this element. */
  let skipped = 0;
  /** Text of the `style` element that is open. Undefined outside a `style` element. */
  let css: string | undefined;
  const sheetTargets: string[] = [];
  const gradients = new Set<string | undefined>();
  const parser = new SaxesParser({ xmlns: true });

  function cleanDeclarations(declarations: string, targets: string[]): string {
    const cleaned: string[] = [];
    for (const declaration of declarations.split(';')) {
      const at = declaration.indexOf(':');
      if (at < 0) continue;
      const [name, value] = [declaration.slice(0, at).trim().toLowerCase(), declaration.slice(at + 1).trim()];
      const { isHarmless, target } = styleReference(value);
      if (!isHarmless) refuseForeign(name);
      if (PROPERTIES.has(name)) cleaned.push(`${name}:${value}`);
      else removed.add(name);
      if (target !== undefined && PROPERTIES.has(name)) targets.push(target);
    }
    return cleaned.join(';');
  }

  /** Cleans a style sheet. Only simple rules such as `.a, .b { fill: red }` are supported. */
  function cleanSheet(sheet: string): string {
    if (/[@\\]|\/\*|<!--/.test(sheet)) refuseForeign('<style>');
    return sheet
      .split('}')
      .filter((rule) => rule.trim() !== '')
      .map((rule) => {
        const [selector = '', declarations, ...more] = rule.split('{');
        if (declarations === undefined || more.length > 0 || !/^[\w\s.,#*>-]+$/.test(selector))
          refuseForeign('<style>');
        return `${selector.trim()}{${cleanDeclarations(declarations ?? '', sheetTargets)}}`;
      })
      .join('');
  }

  function attributesOf(tag: SaxesTagNS, targets: string[]): Map<string, string> {
    const cleaned = new Map<string, string>();
    for (const { local, name, uri, value } of Object.values(tag.attributes)) {
      if (uri === XMLNS || name === 'xmlns') continue;
      const isOwn = uri === '';
      if (isOwn && /^on/i.test(local)) refuseForeign(name);
      if (isOwn && local === 'style') {
        cleaned.set('style', cleanDeclarations(value, targets));
        continue;
      }
      if (uri === XML && local === 'space') {
        cleaned.set('xml:space', value === 'preserve' ? 'preserve' : 'default');
        continue;
      }
      const isLink = local === 'href' && (isOwn || uri === XLINK);
      if (!isLink && !(isOwn && ATTRIBUTES.has(local))) {
        removed.add(name);
        continue;
      }
      const { isHarmless, target } = referenceOf(local, value);
      if (!isHarmless) refuseForeign(name);
      if (target !== undefined) targets.push(target);
      cleaned.set(isLink && !isOwn ? 'xlink:href' : local, value);
    }
    return cleaned;
  }

  function writeTag({ local, isSelfClosing }: SaxesTagNS, attributes: ReadonlyMap<string, string>): void {
    const isRoot = root === undefined;
    const isLinked = isRoot && text.includes(XLINK);
    const all = new Map<string, string>([
      ...(isRoot ? [['xmlns', SVG] as const] : []),
      ...(isLinked ? [['xmlns:xlink', XLINK] as const] : []),
      ...attributes,
      ...(isRoot ? sizeOf(attributes) : []),
    ]);
    parts.push(
      `<${local}${Array.from(all, ([name, value]) => ` ${name}="${escaped(value)}"`).join('')}${isSelfClosing ? '/>' : '>'}`,
    );
  }

  parser.on('error', () => {
    throw new Refused(MALFORMED);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuseForeign('<!DOCTYPE>');
    removed.add('<!DOCTYPE>');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/^xml-/i.test(target)) refuseForeign(`<?${target}?>`);
    removed.add(`<?${target}?>`);
  });
  parser.on('opentag', (tag) => {
    const { local, name, uri } = tag;
    // Limit the depth, because the parser resolves each prefix through all open elements, which takes quadratic time.
    if (open.length + skipped >= MAX_DEPTH) throw new Refused(TOO_COMPLEX);
    const isForeign = uri !== SVG && uri !== '';
    if (skipped > 0 || ((isForeign || REMOVED_ELEMENTS.has(local)) && root !== undefined)) {
      if (skipped === 0) removed.add(`<${name}>`);
      if (local === 'script' || local === 'foreignObject') refuseForeign(`<${name}>`);
      skipped += 1;
      return;
    }
    if (root === undefined && (isForeign || local !== 'svg')) throw new Refused(MALFORMED);
    if (!ELEMENTS.has(local)) refuseForeign(`<${name}>`);
    elements += 1;
    if (elements > MAX_DRAWN) throw new Refused(TOO_COMPLEX);
    const targets: string[] = [];
    const attributes = attributesOf(tag, targets);
    const newElement = { id: attributes.get('id'), children: [], targets };
    writeTag(tag, attributes);
    root ??= newElement;
    open.at(-1)?.children.push(newElement);
    open.push(newElement);
    // If two elements have the same id, use the first, as browsers do.
    if (newElement.id !== undefined && !byId.has(newElement.id)) byId.set(newElement.id, newElement);
    if (local === 'style') css = '';
    if (local.endsWith('Gradient')) gradients.add(newElement.id);
  });
  const write = (written: string): void => {
    if (skipped > 0 || open.length === 0) return;
    if (css === undefined) parts.push(escaped(written));
    else css += written;
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('closetag', ({ local, isSelfClosing }) => {
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    if (css !== undefined) {
      parts.push(escaped(cleanSheet(css)));
      css = undefined;
    }
    if (!isSelfClosing) parts.push(`</${local}>`);
    open.pop();
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', problem: error.problem };
    throw error;
  }
  // A CSS rule may apply to any number of elements, so it may refer only to gradients, which draw no elements.
  if (sheetTargets.some((id) => !gradients.has(id)))
    return { kind: 'refused', problem: { kind: 'foreign', found: '<style>' } };
  if (!root) return { kind: 'refused', problem: MALFORMED };
  if (countDrawn(root, byId) > MAX_DRAWN) return { kind: 'refused', problem: TOO_COMPLEX };
  return { kind: 'clean', text: parts.join(''), removed: [...removed] };
}
