import { readdirSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

type Literal = { readonly at: string; readonly source: string; readonly flags: string };

function literalsIn(file: string): readonly Literal[] {
  const found: Literal[] = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = source.getLineAndCharacterOfPosition(node.end).line + 1;
      found.push({ at: `${file}:${line}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const literals = ['src', 'server', 'contract'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => literalsIn(`${folder}/${name}`)),
);

const isLinear = ({ source, flags }: Pick<Literal, 'source' | 'flags'>): boolean =>
  analyse({ source, flags }).reports.length === 0;

describe('regular expressions of the product', () => {
  it('need a time that is linear in the length of their input', () => {
    expect(literals.length).toBeGreaterThan(200);
    expect(literals.filter((literal) => !isLinear(literal))).toEqual([]);
  });

  it.each([/\/+$/, /([\w-]*)\(/g, /^(\w+\s?)*$/])('are rejected if they look like %s', (quadratic) => {
    expect(isLinear(quadratic)).toBe(false);
  });
});
