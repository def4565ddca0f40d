import { isFunctionLikeDeclaration, isObjectBindingPattern } from 'typescript/unstable/ast/is';
import type { Project, Signature } from 'typescript/unstable/sync';

/** A component's default values for its properties, as written in its first parameter. */
export function defaultsOf(signature: Signature, project: Project): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  const declaration = signature.declaration?.resolve(project);
  const [props] = declaration && isFunctionLikeDeclaration(declaration) ? declaration.parameters : [];
  if (!props || !isObjectBindingPattern(props.name)) return defaults;
  for (const { propertyName, name, initializer } of props.name.elements) {
    const prop = propertyName ?? name;
    if (prop && initializer) defaults.set(prop.getText(), initializer.getText());
  }
  return defaults;
}
