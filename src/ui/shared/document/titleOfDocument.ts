import { documentTitle } from '../../../domain/branding/brandOf.ts';

type Mark = (title: string) => string;

/** Parts of the title. The last view is visible. */
let page: { readonly name: string; readonly reviewed?: string | undefined } | undefined;
let product: string | undefined;
const views: string[] = [];
/** Title without the error mark. */
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

/** In review mode, the title starts with the merchant. */
export function namePage(name: string | undefined, productName: string | undefined, reviewed?: string): void {
  page = name === undefined ? undefined : { name, reviewed };
  product = productName;
  nameDocument();
}

/** Replaces the page's name until the returned function is called. */
export function nameView(name: string): () => void {
  views.push(name);
  nameDocument();
  return () => {
    views.splice(views.lastIndexOf(name), 1);
    nameDocument();
  };
}

/** Marks the title until the returned function is called. Several marks count as one. */
export function markTitle(mark: Mark): () => void {
  // The sign-in page has no name.
  if (marks.length === 0) unmarked = document.title;
  marks.push(mark);
  write();
  return () => {
    marks.splice(marks.indexOf(mark), 1);
    write();
  };
}
