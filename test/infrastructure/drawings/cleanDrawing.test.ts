import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { decodeText } from '../../../src/domain/tables/decodeText.ts';
import { cleanDrawing } from '../../../src/infrastructure/drawings/cleanDrawing.ts';

function drawingProblem(text: string) {
  const cleaned = cleanDrawing(text);
  return cleaned.kind === 'refused' ? cleaned.problem : undefined;
}
const cleaned = (text: string) => cleanDrawing(text);

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"${attributes}>${inside}</svg>`;

/** An SVG with few elements that draws `times` to the power of `levels` elements through nested references. */
const copiesOfCopies = (levels: number, times: number): string =>
  Array.from({ length: levels }, (_, level) => {
    const content = level === 0 ? '<path d="M0 0h1"/>' : `<use href="#l${level - 1}"/>`.repeat(times);
    return `<g id="l${level}">${content}</g>`;
  }).join('');

describe('cleanDrawing and drawingProblem for a logo', () => {
  it('accept an SVG that contains only shapes', () => {
    const shades = '<linearGradient id="b"><stop stop-color="rgb(0 0 0)"/></linearGradient>';
    expect(
      drawingProblem(`<?xml version="1.0"?>\n${svg(`${shades}<path d="M0 0h4z" fill="url(#b)"/>`)}`),
    ).toBeUndefined();
  });

  it.each([
    ['<script>', svg('<script>alert(1)</script>')],
    ['onload', svg('', ' onload="alert(1)"')],
    ['<foreignObject>', svg('<foreignObject/>')],
    ['<image>', svg('<image href="https://evil.example/x.png"/>')],
    ['<style>', svg('<style>@import url(https://evil.example/x.css)</style>')],
    ['href', svg('<use href="https://evil.example/x.svg#a"/>')],
    ['fill', svg('<path d="M0 0" fill="url(https://evil.example/x)"/>')],
    ['<!DOCTYPE>', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`],
    ['<?xml-stylesheet?>', `<?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`],
    ['<style>', svg('<style>.a{fill:url(#b)}</style><pattern id="b"/>')],
    ['fill', svg('<path style="fill:url(https://evil.example/x)"/>')],
    ['onload', svg('<style>.a{fill:red}</style><g onload="alert(1)"/>')],
    ['<script>', svg('<metadata><script>alert(1)</script></metadata>')],
    ['<animate>', svg('<animate attributeName="href"/>')],
    ['onclick', svg('<path d="M0 0" onclick="alert(1)"/>')],
    ['xlink:href', svg('<use xlink:href="javascript:alert(1)"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"')],
    ['fill', svg(String.raw`<path d="M0 0" fill="u\72l(https://evil.example/x)"/>`)],
    ['mask', svg('<g mask="image-set(\'https://evil.example/x.png\' 1x)"/>')],
    ['<set>', svg('<use href="#a"><set attributeName="href" to="javascript:x"/></use>')],
  ])('reject an SVG that contains %s', (found, drawing) => {
    expect(drawingProblem(drawing)).toEqual({ kind: 'foreign', found });
  });

  it.each([
    '<svg><g>',
    '<svg',
    'no drawing',
    '<g xmlns="http://www.w3.org/2000/svg"/>',
    '<html xmlns="http://www.w3.org/1999/xhtml"></html>',
  ])('reject %j as malformed', (text) => {
    expect(drawingProblem(text)).toEqual({ kind: 'malformed' });
  });

  it.each([
    ['thousands of shapes', svg('<path d="M0 0"/>'.repeat(5001))],
    ['copies of itself', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
    ['ten copies of ten copies, twelve times over', svg(copiesOfCopies(12, 10))],
    ['a chain of thousands of references', svg(copiesOfCopies(2400, 1))],
  ])('reject an SVG as too complex if it draws %s', (_, drawing) => {
    expect(drawingProblem(drawing)).toEqual({ kind: 'too-complex' });
  });

  const fixture = (name: string) => cleaned(decodeText(readFileSync(`test/fixtures/logos/${name}`), 'en'));

  it.each([
    ['H1-data-name.svg', ['data-name']],
    ['H1-doctype.svg', ['<!DOCTYPE>']],
    ['H1-inkscape-plain.svg', []],
    ['H1-mask-style.svg', []],
    ['H1-utf16.svg', []],
    ['H2-viewbox-alone.svg', []],
  ])('accept the SVG in %s, and list the parts that they removed', (name, removed) => {
    expect(fixture(name)).toMatchObject({ kind: 'clean', removed });
  });

  it('remove metadata and elements of other namespaces from an SVG', () => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="urn:i" xmlns:rdf="urn:rdf" width="4" height="4" i:version="1"><metadata><rdf:RDF/></metadata><i:view/><?xpacket end?><g i:label="a" enable-background="new"><path d="M0 0"/></g></svg>`;
    expect(cleaned(text)).toEqual({
      kind: 'clean',
      text: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><g><path d="M0 0"/></g></svg>',
      removed: ['i:version', '<metadata>', '<i:view>', '<?xpacket?>', 'i:label', 'enable-background'],
    });
  });

  it('do not remove harmless style sheets and text in CDATA from an SVG', () => {
    const text = svg(
      '<style>.a,.b{fill:#f00;-x-y:1}</style><text class="a"><![CDATA[<b>]]></text>',
      ' width="4" height="4"',
    );
    expect(cleaned(text)).toMatchObject({
      text: svg('<style>.a,.b{fill:#f00}</style><text class="a">&lt;b&gt;</text>', ' width="4" height="4"'),
      removed: ['-x-y'],
    });
  });

  it.each(['', ' width="100%" height="100%"', ' width="auto"'])(
    'replace the size %j of an SVG by the size of its viewBox',
    (size) => {
      const again = cleaned(svg('<path d="M0 0"/>', size));
      expect(again).toMatchObject({ text: svg('<path d="M0 0"/>', ' width="4" height="4"') });
      expect(again.kind === 'clean' && cleaned(again.text)).toMatchObject({
        text: again.kind === 'clean' && again.text,
      });
    },
  );

  it('reject an SVG whose elements are nested more deeply than in files of any drawing program', () => {
    const nested = (times: number) => svg(`${'<g>'.repeat(times)}${'</g>'.repeat(times)}`);
    expect(cleaned(nested(100))).toMatchObject({ kind: 'clean' });
    expect(cleaned(nested(300))).toEqual({ kind: 'refused', problem: { kind: 'too-complex' } });
    expect(cleaned(svg('<a:b xmlns:a="urn:a">'.repeat(300)))).toEqual({
      kind: 'refused',
      problem: { kind: 'too-complex' },
    });
  });
});
