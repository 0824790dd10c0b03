import { documentTitle } from '../../../domain/branding/documentTitle.ts';

type Mark = (title: string) => string;

/** What the title is made of; the last view is the one in sight. */
let page: { readonly name: string; readonly reviewed?: string | undefined } | undefined;
let product: string | undefined;
const views: string[] = [];
/** The title without the mark of an error. */
let unmarked = '';
const marks: Mark[] = [];

function write(): void {
  document.title = marks[0]?.(unmarked) ?? unmarked;
}

function nameDocument(): void {
  const name = views.at(-1) ?? page?.name;
  unmarked = documentTitle(name && page?.reviewed ? `[${page.reviewed}] ${name}` : name, product);
  write();
}

/** Names the page in sight, or none; in review mode after the merchant it is about. */
export function namePage(name: string | undefined, productName: string | undefined, reviewed?: string): void {
  page = name === undefined ? undefined : { name, reviewed };
  product = productName;
  nameDocument();
}

/** A name in place of the page's, until the answer is called. */
export function nameView(name: string): () => void {
  views.push(name);
  nameDocument();
  return () => {
    views.splice(views.lastIndexOf(name), 1);
    nameDocument();
  };
}

/** Marks whatever the title is until the answer is called; several marks are one. */
export function markTitle(mark: Mark): () => void {
  // Sign-in stands without a page that names it.
  if (marks.length === 0) unmarked = document.title;
  marks.push(mark);
  write();
  return () => {
    marks.splice(marks.indexOf(mark), 1);
    write();
  };
}
