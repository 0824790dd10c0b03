import { parse, parseAllDocuments } from 'yaml';

export const parseYaml = (text: string): unknown => parse(text);

/** Parses several documents, separated by `---`. */
export const parseYamlDocuments = (text: string): readonly unknown[] =>
  parseAllDocuments(text).map((document) => document.toJS() as unknown);
