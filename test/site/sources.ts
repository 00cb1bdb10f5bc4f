import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { pages } from '@/features/infoPages/manifest';

export type Source = { name: string; text: string };

const folder = 'src/features/infoPages/pages';

/** MDX source of the information pages, by address. */
export function pageSources(): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({
      name: `/${file.replaceAll('\\', '/').replace(/\.mdx$/, '')}`,
      text: readFileSync(join(folder, file), 'utf8'),
    }));
}

/** Visible text of MDX: without link targets and component names, but with their titles. */
export function visibleText(mdx: string): string {
  return mdx
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<\/?[A-Z][^>]*>/g, (tag) => /title="([^"]*)"/.exec(tag)?.[1] ?? ' ');
}

export function manifestSources(): Source[] {
  return pages.map(({ address, title, crumb, description }) => ({
    name: address,
    text: [title, crumb, description].join('\n'),
  }));
}

/** Strings that are not visible: import paths, keys, flags, arguments. */
function isCode(node: ts.Node, parent: ts.Node | undefined): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (!parent) return false;
  if (ts.isCallExpression(parent) || ts.isBinaryExpression(parent)) return true;
  return ts.isPropertyAssignment(parent) && (parent.name === node || parent.name.getText() === 'flag');
}

function stringsOf(node: ts.Node, parent?: ts.Node): string[] {
  if (isCode(node, parent)) return [];
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    return [node.text];
  }
  const found: string[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...stringsOf(child, node));
  });
  return found;
}

function treeOf(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

export function catalogueSources(): Source[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /[tT]exts\.ts$/.test(file))
    .map((file) => {
      const name = `src/${file}`;
      return { name, text: stringsOf(treeOf(name)).join('\n') };
    });
}

function literalsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
    return [node.text];
  const found: string[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...literalsOf(child));
  });
  return found;
}

export function codeSources(): Source[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join('src', file))
    .map((name) => ({ name, text: literalsOf(treeOf(name)).join('\n') }));
}
