import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { attributeRules } from '@octavo/document-schema';

/** The slice with every disallowed attribute value reset to its default, since a pasted page may contain anything. */
export function withAllowedAttributes(slice: Slice): Slice {
  return new Slice(allowed(slice.content), slice.openStart, slice.openEnd);
}

function allowed(content: Fragment): Fragment {
  return Fragment.from(
    content.content.map((node) =>
      node.isText ? node : node.type.create(attributesOf(node), allowed(node.content), node.marks),
    ),
  );
}

function attributesOf({ type, attrs }: Node): Record<string, unknown> {
  const rules = attributeRules[type.name];
  return Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => [
      name,
      rules?.[name]?.allows(value) === true ? value : type.spec.attrs?.[name]?.default,
    ]),
  );
}
