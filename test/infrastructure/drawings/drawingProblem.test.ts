import { describe, expect, it } from 'vitest';
import { drawingProblem } from '../../../src/infrastructure/drawings/drawingProblem.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"${attributes}>${inside}</svg>`;

describe('a drawing that is to be the logo [PB-17]', () => {
  it('is taken where it only draws', () => {
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
    ['<![CDATA[]]>', svg('<text><![CDATA[x]]></text>')],
  ])('says that it holds %s', (found, drawing) => {
    expect(drawingProblem(drawing)).toEqual({ kind: 'foreign', found });
  });

  it.each(['<svg><g>', '<svg', 'no drawing', '<g xmlns="http://www.w3.org/2000/svg"/>'])(
    'says of %j that it cannot be read',
    (text) => {
      expect(drawingProblem(text)).toEqual({ kind: 'malformed' });
    },
  );

  it.each([
    ['thousands of shapes', svg('<path d="M0 0"/>'.repeat(5001))],
    ['copies of itself', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ])('says that it is too much where it draws %s', (_, drawing) => {
    expect(drawingProblem(drawing)).toEqual({ kind: 'too-complex' });
  });
});
