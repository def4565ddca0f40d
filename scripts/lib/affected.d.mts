interface Project {
  readonly files: readonly string[];
  readonly graph: object;
}

export function trackedFiles(): readonly string[];
export function readProject(): Project;
export function affectedBy(
  changed: readonly string[],
  project?: Project,
): {
  readonly isAll: boolean;
  readonly unit: readonly string[];
  readonly stories: readonly string[];
  readonly left: number;
};
