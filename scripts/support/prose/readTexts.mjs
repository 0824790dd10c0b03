import ts from 'typescript';
import { sentencesOf } from './hardToRead.mjs';

/** Text and its line. Continued if other text precedes it. @typedef {Line & { text: string, isContinued: boolean }} Text */
/** @typedef {{ line: number }} Line */

/** Texts of comments and of test names. @param {string} file @param {string} code @returns {Text[]} */
export function textsOfCode(file, code) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  return [...commentsOf(source), ...(/\.(?:test|spec)\.tsx?$/.test(file) ? testNamesOf(source) : [])];
}

/** Sentences of a document, without its code blocks. @param {string} markdown @returns {Text[]} */
export function textsOfMarkdown(markdown) {
  const prose = markdown.replaceAll(/```[\s\S]*?```/g, (block) => block.replaceAll(/[^\n]/g, ' '));
  return [...prose.matchAll(/(?:(?!\n\s*\n)[\s\S])+/g)].flatMap(({ 0: paragraph, index }) => {
    const line = prose.slice(0, index).trimEnd().split('\n').length + 1;
    return entriesOf(paragraph).flatMap((entry) =>
      sentencesOf(clean(entry)).map((text, nth) => ({ line, text, isContinued: nth > 0 })),
    );
  });
}

/** Splits lists into items and tables into cells. Omits headings, because they are names and not sentences. */
function entriesOf(paragraph) {
  return paragraph
    .split(/\n(?=\s*(?:[-*|#]|\d+\.))/)
    .filter((part) => !part.trim().startsWith('#'))
    .flatMap((part) => (part.trim().startsWith('|') ? part.split('|') : [part.replace(/^\s*(?:[-*]|\d+\.)\s/, '')]));
}

/** Joins consecutive line comments to one text. */
function commentsOf(source) {
  const code = source.text;
  const ranges = new Map();
  const visit = (node) => {
    const leading = ts.getLeadingCommentRanges(code, node.pos) ?? [];
    for (const { pos, end } of [...leading, ...(ts.getTrailingCommentRanges(code, node.end) ?? [])])
      ranges.set(pos, end);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const comments = [];
  for (const [start, end] of [...ranges].toSorted(([a], [b]) => a - b)) {
    const text = code.slice(start, end);
    const previous = comments.at(-1);
    const isNextLine = previous?.isLine && text.startsWith('//') && code.slice(previous.end, start).trim() === '';
    if (isNextLine) Object.assign(previous, { text: `${previous.text} ${text.slice(2)}`, end });
    else comments.push({ start, end, text: withoutMarks(text), isLine: text.startsWith('//') });
  }
  return comments.map(({ start, text }) => ({ line: lineAt(source, start), text: clean(text), isContinued: false }));
}

/** Text of a comment without tags such as `@param`. */
function withoutMarks(comment) {
  if (comment.startsWith('//')) return comment.slice(2);
  const text = comment.replaceAll(/^\/\*+|\*\/$/g, '').replaceAll(/\n\s*\* ?/g, ' ');
  return text.replace(/@(?:param|returns|type|typedef)\b[\s\S]*$/, '');
}

function testNamesOf(source) {
  const names = [];
  const visit = (node) => {
    const [name] = ts.isCallExpression(node) ? node.arguments : [];
    if (name && ts.isStringLiteralLike(name) && /^(?:it|test|describe)\b/.test(node.expression.getText(source)))
      names.push({ line: lineAt(source, name.getStart(source)), text: clean(name.text), isContinued: true });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

const clean = (text) => text.replaceAll(/\s+/g, ' ').trim();
const lineAt = (source, position) => source.getLineAndCharacterOfPosition(position).line + 1;
