import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { root } from './install.mjs';

export const isCode = (file) => /\.(ts|tsx|mts|mjs|js)$/.test(file);
export const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * A file's dependencies according to its code: `files` that it imports, starts as a thread or reads, and `folders`
 * whose contents it reads. Paths are relative to the root; npm packages and types are left out.
 */
export function dependenciesOf(file, code, packages, topFolders) {
  const files = new Set();
  const folders = new Set();
  const add = (path) => {
    if (path === undefined || path.startsWith('..')) return;
    if (path === '.' || path === './') folders.add('');
    else if (path.endsWith('/')) folders.add(path);
    else files.add(path);
    if (!posix.basename(path).includes('.')) folders.add(`${path}/`);
  };
  const from = (path) => posix.normalize(`${posix.dirname(file)}/${path}`);

  const { module, program } = parseSync(file, code);
  for (const path of resolved(module, code, file, packages)) add(path);
  for (const [, named] of code.matchAll(/\buseTranslation\(([^)]*)\)/g)) {
    for (const [, namespace] of named.matchAll(/'([\w-]+)'/g)) files.add(textsOf(namespace));
  }
  if (!readsByPath(code, topFolders)) return { files, folders };
  walk(program, (node) => {
    const path = pathIn(node);
    if (path === undefined) return;
    const { text, isFromHere } = path;
    if (isFromHere || text.startsWith('./') || text.startsWith('../')) add(from(text));
    else if (text.includes('/') && topFolders.has(text.split('/')[0])) add(posix.normalize(text));
  });
  return { files, folders };
}

/** The files that a file imports, at once or lazily; npm packages and types are left out. */
export function importsOf(file, code, packages) {
  const { module } = parseSync(file, code);
  return resolved(module, code, file, packages).filter((path) => path !== undefined);
}

function resolved(module, code, file, packages) {
  return specifiersOf(module, code).map((specifier) => {
    const path = specifier.replace(/\?.*$/, '');
    if (!path.startsWith('.')) return inWorkspace(path, file, packages);
    return posix.normalize(`${posix.dirname(file)}/${path}`);
  });
}

const textsOf = (namespace) => `texts of ${namespace}`;

function specifiersOf({ staticImports, staticExports, dynamicImports }, code) {
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.filter(({ isType }) => !isType).flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^['"`]([^$]*)['"`]$/.exec(code.slice(start, end))?.[1] ?? [],
    ),
  ];
}

/** Resolves an import of a workspace package through the package's exports and imports. */
function inWorkspace(specifier, file, packages) {
  if (specifier.startsWith('#')) {
    const own = packages.find(({ folder }) => file.startsWith(`${folder}/`));
    return own && target(own.folder, own.manifest.imports, specifier);
  }
  const named = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  return named && target(named.folder, named.manifest.exports, `.${specifier.slice(named.name.length)}`);
}

function target(folder, table = {}, wanted) {
  for (const [key, value] of Object.entries(table)) {
    const place = typeof value === 'string' ? value : value.default;
    const [before, after] = key.split('*');
    if (after === undefined) {
      if (key === wanted) return posix.normalize(`${folder}/${place}`);
    } else if (wanted.startsWith(before) && wanted.endsWith(after)) {
      const middle = wanted.slice(before.length, wanted.length - after.length);
      return posix.normalize(`${folder}/${place.replaceAll('*', middle)}`);
    }
  }
  return undefined;
}

const readsByPath = (code, topFolders) =>
  /import\.meta\.(?:dirname|url|glob|resolve)/.test(code) ||
  (/node:fs|File/.test(code) && [...topFolders].some((folder) => code.includes(`${folder}/`)));

/** The path that an expression denotes; a folder if the rest is only known at run time. */
function pathIn(node) {
  if (node.type === 'NewExpression' && node.callee.name === 'URL' && isFromHere(node.arguments[1])) {
    const text = textOf(node.arguments[0]);
    return { text: text ?? './', isFromHere: true };
  }
  if (node.type === 'CallExpression' && node.callee.name === 'join' && isFromHere(node.arguments[0])) {
    const parts = node.arguments.slice(1).map(textOf);
    const known = parts.includes(undefined) ? parts.slice(0, parts.indexOf(undefined)) : parts;
    return {
      text: known.length === parts.length ? known.join('/') : `${known.join('/')}/`,
      isFromHere: true,
    };
  }
  const text = textOf(node);
  return text === undefined ? undefined : { text, isFromHere: false };
}

const isFromHere = (node) =>
  node?.type === 'MemberExpression' &&
  node.object.type === 'MetaProperty' &&
  ['url', 'dirname'].includes(node.property.name);

function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return beforePattern(node.value);
  if (node?.type !== 'TemplateLiteral') return undefined;
  const [first] = node.quasis;
  if (node.expressions.length === 0) return beforePattern(first.value.cooked);
  return first.value.cooked.slice(0, first.value.cooked.lastIndexOf('/') + 1) || undefined;
}

/** For a glob, the folder above its first pattern. */
function beforePattern(path) {
  const pattern = path.search(/[*{]/);
  return pattern === -1 ? path : path.slice(0, path.lastIndexOf('/', pattern) + 1);
}

function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit);
  } else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node);
    for (const value of Object.values(node)) walk(value, visit);
  }
}

/** The packages of the project, with what they export. */
export const packagesAmong = (files) =>
  files
    .filter((file) => /^(?:packages|apps)\/[^/]+\/package\.json$/.test(file))
    .map((file) => {
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
      return { name: manifest.name, folder: posix.dirname(file), manifest };
    });

/** The dependencies between all code files of the project. */
export function readGraph(files) {
  const packages = packagesAmong(files);
  const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
  const importers = new Map();
  const readers = [];
  for (const file of files.filter(isCode)) {
    const code = readFileSync(join(root, file), 'utf8');
    const found = dependenciesOf(file, code, packages, topFolders);
    for (const one of found.files) importers.set(one, [...(importers.get(one) ?? []), file]);
    for (const folder of found.folders) readers.push({ folder, file });
  }
  return { importers, readers };
}

/**
 * How many import steps each file is from the nearest changed one.
 *
 * Code in a folder that is read by a file other than a test is left out: what is imported has an edge of its own.
 */
export function reachOf(changed, { importers, readers }, isPassed = () => true) {
  const distance = new Map([...changed, ...changed.flatMap(shownTexts)].map((file) => [file, 0]));
  for (const [file, steps] of distance) {
    const readBy = readers
      .filter(({ folder, file: reader }) => file.startsWith(folder) && reads(reader, folder, file))
      .map(({ file: reader }) => reader);
    for (const next of [...(importers.get(file) ?? []), ...(steps === 0 ? readBy : [])]) {
      if (!distance.has(next) && isPassed(next)) distance.set(next, steps + 1);
    }
  }
  return distance;
}

/** Views refer to the texts that they show, not to a language file. */
function shownTexts(file) {
  const namespace = /^packages\/ui\/locales\/[^/]+\/([\w-]+)\.json$/.exec(file)?.[1];
  return namespace === undefined ? [] : [textsOf(namespace)];
}

function reads(reader, folder, file) {
  if (isTest(reader)) return folder !== '' || !reader.includes('.slow.');
  return folder !== '' && !isCode(file);
}
