import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { builtName, root, type SourcePackage } from './source-package.ts';

/**
 * What a declaration imports, in all its forms: `from '…'`, `import('…')`, `import '…'`, `declare module '…'`.
 */
const specifiers = /(\bfrom |\bimport\(|\bimport |\bdeclare module )(['"])([^'"\n]+)\2/g;

const isOfTests = /\.(?:test|browser|stories)\.tsx?$|\/testing\//;

/** Compiles the declarations of all packages at once: each is checked as others see it. */
export function compileDeclarations(packages: readonly SourcePackage[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-declarations-'));
  const project = join(root, 'packages', 'tsconfig.declarations.json');
  const out = join(folder, 'out');
  writeFileSync(
    project,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        // `npm run typecheck` checks.
        noCheck: true,
        stripInternal: true,
        rootDir: '.',
        outDir: out,
      },
      include: [],
      files: [
        // All of them: which of the files that are only imported are written changes from run to run.
        ...packages.flatMap(({ name, folder }) =>
          globSync('src/**/*.{ts,tsx}', { cwd: folder })
            .filter((file) => !isOfTests.test(file))
            .map((file) => join(name, file)),
        ),
        ...globSync('*/src/**/*.d.ts', { cwd: join(root, 'packages') }),
        ...packages.flatMap(({ name, folder }) =>
          globSync('src/**/*.ts', { cwd: folder }).flatMap((file) =>
            augmenting(join(folder, file)).map((found) => join(name, dirname(file), found)),
          ),
        ),
      ],
    }),
  );
  try {
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    // In one thread, so that inferred types read the same on every machine.
    execFileSync(process.execPath, [tsc, '-p', project, '--singleThreaded'], { stdio: 'inherit' });
  } finally {
    rmSync(project);
  }
  return out;
}

/** Copies the declarations that the entry points of a package reach. @returns the packages that they import */
export function writeDeclarations(
  from: string,
  { name, folder, dist, entries }: SourcePackage,
): ReadonlySet<string> {
  const imported = new Set<string>();
  const written = new Set<string>();
  const left = Object.values(entries);
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    const source = relative('.', file);
    if (written.has(source)) continue;
    written.add(source);
    const declaration = join(from, name, source.replace(/\.tsx?$/, '.d.ts'));
    const text = readFileSync(declaration, 'utf8').replaceAll(
      specifiers,
      (_all, before: string, quote: string, specifier: string) => {
        if (!specifier.startsWith('.')) {
          imported.add(specifier);
          return `${before}${quote}${specifier}${quote}`;
        }
        const target = join(dirname(source), specifier);
        if (specifier.endsWith('.json')) copyOnce(join(folder, target), join(dist, target));
        else left.push(target);
        return `${before}${quote}${builtSpecifier(source, target)}${quote}`;
      },
    );
    const augmented = augmenting(join(folder, source)).map((found) => {
      const target = join(dirname(source), found);
      left.push(target);
      return `import '${builtSpecifier(source, target)}';\n`;
    });
    const to = join(dist, builtName(source).replace(/\.js$/, '.d.ts'));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, `${augmented.join('')}${text}`);
  }
  return imported;
}

const globs = /import\.meta\.glob\b[^(]*\(\s*'([^']+\.ts)'/g;

/**
 * The modules that a module loads by `import.meta.glob` and that add to its types, such as the names of the themes: a
 * declaration has to import them by name.
 */
function augmenting(path: string): readonly string[] {
  const patterns = new Set(
    [...readFileSync(path, 'utf8').matchAll(globs)].map(([, pattern = '']) => pattern),
  );
  return [...patterns].flatMap((pattern) =>
    globSync(pattern, { cwd: dirname(path) })
      .filter((found) => readFileSync(join(dirname(path), found), 'utf8').includes('\ndeclare module '))
      .toSorted(),
  );
}

function builtSpecifier(reader: string, target: string): string {
  const path = relative(dirname(builtName(reader)), builtName(target));
  return path.startsWith('.') ? path : `./${path}`;
}

function copyOnce(from: string, to: string): void {
  if (!existsSync(resolve(to))) cpSync(from, to);
}
