import { XmlComponent } from 'docx';

/** An element for which the library has no class. */
export class Element extends XmlComponent {
  constructor(
    name: string,
    children: readonly (XmlComponent | string)[] = [],
    attributes: Readonly<Record<string, string>> = {},
  ) {
    super(name);
    if (Object.keys(attributes).length > 0) this.root.push({ _attr: attributes });
    this.root.push(...children);
  }
}
