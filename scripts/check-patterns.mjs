import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { listFiles } from './support/build/hashFiles.mjs';
import { root } from './support/root.mjs';

// Usage: check-patterns.mjs [folder]. Each regular expression must take linear time, because its input is untrusted.
const folder = process.argv[2] ?? root;
const problems = [];

for (const file of ['src', 'server', 'contract'].flatMap((each) => listFiles(folder, each))) {
  if (!/\.tsx?$/.test(file)) continue;
  const source = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest);
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { reports } = analyse({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
      const line = source.getLineAndCharacterOfPosition(node.end).line + 1;
      if (reports.length > 0) problems.push(`${file}:${line}: ${node.text} is not linear in the length of its input`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
