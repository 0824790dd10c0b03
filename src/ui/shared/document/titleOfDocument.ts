import { documentTitle } from '../../../domain/branding/brandOf.ts';

type Mark = (title: string) => string;

/** Parts of the document title. The last entry of `views` replaces the name of the page. */
let page: { readonly name: string; readonly reviewed?: string | undefined } | undefined;
let product: string | undefined;
const views: string[] = [];
/** Document title without marks such as the error mark. */
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

/** Sets the document title. In review mode, the title starts with the merchant's name. */
export function namePage(name: string | undefined, productName: string | undefined, reviewed?: string): void {
  page = name === undefined ? undefined : { name, reviewed };
  product = productName;
  nameDocument();
}

/** Shows the name of a view in place of the page's name, until the returned function is called. */
export function nameView(name: string): () => void {
  views.push(name);
  nameDocument();
  return () => {
    views.splice(views.lastIndexOf(name), 1);
    nameDocument();
  };
}

/** Marks the document title, e.g. for an error, until the returned function is called. Shows one mark at a time. */
export function markTitle(mark: Mark): () => void {
  // The sign-in page never calls `namePage`, so read its title from the document.
  if (marks.length === 0) unmarked = document.title;
  marks.push(mark);
  write();
  return () => {
    marks.splice(marks.indexOf(mark), 1);
    write();
  };
}
