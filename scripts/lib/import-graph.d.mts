interface WorkspacePackage {
  readonly name: string;
  readonly folder: string;
  readonly manifest: {
    readonly imports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
    readonly exports?: Readonly<Record<string, string>>;
  };
}

export function dependenciesOf(
  file: string,
  code: string,
  packages: readonly WorkspacePackage[],
  topFolders: ReadonlySet<string>,
): { readonly files: ReadonlySet<string>; readonly folders: ReadonlySet<string> };

export function importsOf(
  file: string,
  code: string,
  packages: readonly WorkspacePackage[],
): readonly string[];

export function packagesAmong(files: readonly string[]): readonly WorkspacePackage[];
