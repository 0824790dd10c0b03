import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { ReadFile } from '../../application/consumer-text/TranslationFiles.ts';
import type { FileProblem, FileText } from '../../domain/consumer-text/transfer/fileText.ts';

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2';
const MAX_CHARACTERS = 2_000_000;
/** All slots in all languages are below two hundred. */
const MAX_UNITS = 5000;

/** Marks that stand for something in the text: a placeholder, the beginning or end of a format. */
const STANDING: ReadonlySet<string> = new Set(['x', 'ph', 'bx', 'ex', 'bpt', 'ept', 'it', 'sub']);
/** Marks around a text, which is read as if they were not there. */
const AROUND: ReadonlySet<string> = new Set(['g', 'mrk']);

class Refused extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

type Unit = { readonly place: number; readonly key: string; text: string | undefined; hasUnknownMarks: boolean };

/**
 * The targets of an XLIFF 1.2. Elements of other namespaces are left out with all they hold, and so are the proposals of a
 * translation memory. A document type is refused before anything in it is looked at.
 */
export function readXliff(text: string): ReadFile {
  if (text.length > MAX_CHARACTERS) return { texts: [], problem: 'too-large' };
  const texts: FileText[] = [];
  const open: string[] = [];
  let left = 0;
  let language = '';
  let unit: Unit | undefined;
  let isRead = false;
  const parser = new SaxesParser({ xmlns: true, position: true });

  const isIn = (name: string): boolean => open.includes(name);
  const write = (part: string): void => {
    if (unit && left === 0 && open.at(-1) !== undefined && isIn('target')) unit.text = (unit.text ?? '') + part;
  };
  const valueOf = ({ attributes }: SaxesTagNS, name: string): string | undefined => attributes[name]?.value;

  function openTag(tag: SaxesTagNS): void {
    const { local, uri } = tag;
    if (open.length === 0 && left === 0) {
      const isXliff = local === 'xliff' && (uri === NAMESPACE || uri === '') && valueOf(tag, 'version') === '1.2';
      if (!isXliff) throw new Refused('no-xliff');
      isRead = true;
    }
    const isForeign = uri !== NAMESPACE && uri !== '';
    const isProposal = local === 'alt-trans' || local === 'seg-source';
    if (left > 0 || isForeign || isProposal) {
      left += 1;
      return;
    }
    if (isIn('target') && STANDING.has(local)) {
      const shown = valueOf(tag, 'equiv-text');
      write(shown ?? '');
      if (shown === undefined && unit) unit.hasUnknownMarks = true;
      left += 1;
      return;
    }
    if (isIn('target') && !AROUND.has(local) && unit) unit.hasUnknownMarks = true;
    open.push(local);
    if (local === 'file') language = valueOf(tag, 'target-language') ?? '';
    if (local === 'trans-unit')
      unit = { place: parser.line, key: valueOf(tag, 'id') ?? '', text: undefined, hasUnknownMarks: false };
    if (local === 'target' && unit) unit.text = '';
  }

  function closeTag(): void {
    if (left > 0) {
      left -= 1;
      return;
    }
    if (open.pop() !== 'trans-unit' || !unit) return;
    const { place, key, hasUnknownMarks } = unit;
    if (unit.text !== undefined)
      texts.push({ place, key, language, text: unit.text, problem: hasUnknownMarks ? 'marks' : undefined });
    unit = undefined;
    if (texts.length > MAX_UNITS) throw new Refused('too-many-rows');
  }

  parser.on('error', () => {
    throw new Refused('malformed');
  });
  parser.on('doctype', () => {
    throw new Refused('doctype');
  });
  parser.on('opentag', openTag);
  parser.on('closetag', closeTag);
  parser.on('text', write);
  parser.on('cdata', write);
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Refused) return { texts: [], problem: error.problem };
    throw error;
  }
  return isRead ? { texts } : { texts: [], problem: 'no-xliff' };
}
