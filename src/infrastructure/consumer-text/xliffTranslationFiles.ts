import type { ReadFile, TranslationFiles } from '../../application/consumer-text/TranslationFiles.ts';
import { ok } from '../../domain/shared/result.ts';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { placeholderIn, placeholderOf } from '../../domain/consumer-text/placeholders/placeholders.ts';
import type { FileProblem, FileText, UntranslatedState } from '../../domain/consumer-text/transfer/fileText.ts';
import { isTextKey } from '../../domain/consumer-text/transfer/importTexts.ts';

/** Reads translation files in the browser, so that texts are not sent to the service before they are published. */
export const xliffTranslationFiles: TranslationFiles = {
  read: async (text) => ok(readXliff(text)),
};

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2';
const MAX_CHARACTERS = 2_000_000;
/** Maximum number of translation units in a file. The product has fewer than two hundred texts in all languages. */
const MAX_UNITS = 5000;
/** Maximum nesting depth. The parser resolves each prefix through all open elements, which takes quadratic time. */
const MAX_DEPTH = 100;

/** Inline elements that stand for a part of the text: a placeholder, or the start or end of a format. */
const REPLACING_ELEMENTS: ReadonlySet<string> = new Set(['x', 'ph', 'bx', 'ex', 'bpt', 'ept', 'it', 'sub']);
/** Inline elements that enclose text. They are ignored, and their text is read. */
const ENCLOSING_ELEMENTS: ReadonlySet<string> = new Set(['g', 'mrk']);
const UNTRANSLATED: ReadonlySet<string> = new Set<UntranslatedState>(['new', 'needs-translation', 'needs-l10n']);

class Refused extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

type Unit = {
  readonly place: number;
  readonly key: string;
  /** Texts for which the inline elements in the source stand, by the element's id. */
  readonly marks: Map<string, string>;
  language: string;
  text: string | undefined;
  state: UntranslatedState | undefined;
  hasUnknownMarks: boolean;
};

/** An open inline element that stands for a part of the text. */
type Mark = { readonly id: string; readonly equivalent: string | undefined; content: string };

const isUntranslated = (state: string | undefined): state is UntranslatedState =>
  state !== undefined && UNTRANSLATED.has(state);

/** Returns the text for which an inline element stands, as given by its attribute or its content. */
function textOf({ equivalent, content }: Mark): string | undefined {
  if (equivalent !== undefined) return placeholderIn(equivalent) ?? equivalent;
  return placeholderIn(content);
}

/** Returns the placeholder for an element whose id is the placeholder's name. Some tools use numbers as ids. */
const byId = (id: string): string | undefined => (/^[A-Za-z]\w*$/.test(id) ? placeholderOf(id) : undefined);

/**
 * Reads the target texts of an XLIFF 1.2 file. Skips elements of other namespaces, and proposals of a translation
 * memory. Rejects a file with a document type declaration, without reading its content.
 */
export function readXliff(text: string): ReadFile {
  if (text.length > MAX_CHARACTERS) return { texts: [], problem: 'too-large' };
  const texts: FileText[] = [];
  /** Number of open elements, not counting skipped elements. */
  let depth = 0;
  /** Number of open elements within a skipped element, including this element. */
  let skipped = 0;
  let fileLanguage = '';
  let unit: Unit | undefined;
  let part: { readonly name: 'source' | 'target'; readonly depth: number } | undefined;
  let mark: Mark | undefined;
  const parser = new SaxesParser({ xmlns: true, position: true });

  const valueOf = ({ attributes }: SaxesTagNS, name: string): string | undefined => attributes[name]?.value;

  function write(written: string): void {
    if (mark) mark.content += written;
    else if (unit && skipped === 0 && part?.name === 'target') unit.text = (unit.text ?? '') + written;
  }

  function openUnit(tag: SaxesTagNS): Unit {
    const [id, name] = [valueOf(tag, 'id') ?? '', valueOf(tag, 'resname')];
    const key = name !== undefined && !isTextKey(id) ? name : id;
    const marks = new Map<string, string>();
    return {
      place: parser.line,
      key,
      marks,
      language: fileLanguage,
      text: undefined,
      state: undefined,
      hasUnknownMarks: false,
    };
  }

  function openTarget(tag: SaxesTagNS, { language }: Unit) {
    const state = valueOf(tag, 'state');
    return {
      text: '',
      language: valueOf(tag, 'xml:lang') ?? language,
      state: isUntranslated(state) ? state : undefined,
    };
  }

  function openTag(tag: SaxesTagNS): void {
    const { local, uri } = tag;
    if (depth + skipped >= MAX_DEPTH) throw new Refused('malformed');
    const isOfXliff = uri === NAMESPACE || uri === '';
    if (depth === 0 && !(local === 'xliff' && isOfXliff && valueOf(tag, 'version') === '1.2'))
      throw new Refused('no-xliff');
    if (skipped > 0 || !isOfXliff || local === 'alt-trans' || local === 'seg-source') {
      skipped += 1;
      return;
    }
    if (part && REPLACING_ELEMENTS.has(local)) {
      mark = { id: valueOf(tag, 'id') ?? '', equivalent: valueOf(tag, 'equiv-text'), content: '' };
      skipped += 1;
      return;
    }
    if (part?.name === 'target' && !ENCLOSING_ELEMENTS.has(local) && unit) unit.hasUnknownMarks = true;
    depth += 1;
    if (local === 'file') fileLanguage = valueOf(tag, 'target-language') ?? '';
    if (local === 'trans-unit') unit = openUnit(tag);
    if (local === 'target' && unit) Object.assign(unit, openTarget(tag, unit));
    if (!part && (local === 'source' || local === 'target')) part = { name: local, depth };
  }

  function closeMark(closed: Mark): void {
    mark = undefined;
    if (!unit) return;
    const ownText = textOf(closed);
    if (part?.name === 'source') {
      if (ownText !== undefined) unit.marks.set(closed.id, ownText);
      return;
    }
    const replacement = ownText ?? unit.marks.get(closed.id) ?? byId(closed.id);
    if (replacement === undefined) unit.hasUnknownMarks = true;
    else write(replacement);
  }

  function closeTag({ local }: SaxesTagNS): void {
    if (skipped > 0) {
      skipped -= 1;
      if (skipped === 0 && mark) closeMark(mark);
      return;
    }
    if (part?.depth === depth) part = undefined;
    depth -= 1;
    if (local !== 'trans-unit' || !unit) return;
    const { place, key, language, state, hasUnknownMarks } = unit;
    if (unit.text !== undefined)
      texts.push({ place, key, language, text: unit.text, state, problem: hasUnknownMarks ? 'marks' : undefined });
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
  return { texts };
}
