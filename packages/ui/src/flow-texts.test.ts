import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const flowsFolder = new URL('./flows/', import.meta.url);
const localesFolder = new URL('../locales/en/', import.meta.url);

const namespaces = new Set(readdirSync(localesFolder).map((file) => file.replace(/\.json$/, '')));
const flows = readdirSync(flowsFolder);

/** Texts that belong to no flow, and those of the wizard that essay and brainstorm share. */
const shared = ['common', 'themes', 'wizard'];

/** The server's page of the test till reads its texts too, by this name. */
const named: Readonly<Record<string, string>> = { 'test-till': 'upgrade' };

/**
 * The flow that a namespace belongs to: the one of the same name, or of its prefix, as `import-choice` belongs to
 * `import`.
 */
function ownerOf(namespace: string): string | undefined {
  const owners = flows.filter((flow) => namespace === flow || namespace.startsWith(`${flow}-`));
  return named[namespace] ?? owners.toSorted((one, other) => other.length - one.length)[0];
}

/** Every namespace named in the code: in a hook, before a key, or as a resource. */
function namespacesIn(code: string): string[] {
  const hooks = [...code.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/['"]([\w-]+)['"]/g)].map(([, name = '']) => name),
  );
  const keys = [...code.matchAll(/['"`]([a-z][\w-]*):[a-zA-Z$]/g)].map(([, name = '']) => name);
  const resources = [...code.matchAll(/getResource\([^)]*?'([\w-]+)'/g)].map(([, name = '']) => name);
  return [...new Set([...hooks, ...keys.filter((name) => namespaces.has(name)), ...resources])];
}

function codeOf(flow: string): string {
  return globSync(`${flow}/**/*.{ts,tsx}`, { cwd: flowsFolder.pathname })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(new URL(file, flowsFolder), 'utf8'))
    .join('\n');
}

describe('the texts of flows', () => {
  it.each(flows)('%s takes its texts from a namespace of the same name', (flow) => {
    const foreign = namespacesIn(codeOf(flow)).filter(
      (namespace) => !shared.includes(namespace) && ownerOf(namespace) !== flow,
    );
    expect(foreign).toEqual([]);
  });

  it('are found if a view takes them from another flow', () => {
    expect(
      namespacesIn(`
        const { t, i18n } = useTranslation(['tags', 'common']);
        t('editor:untitled'); t(\`essay:types.\${type}\`); send({ type: 'note:it' });
        i18n.getResource(i18n.language, 'suggestions', key);
      `),
    ).toEqual(['tags', 'common', 'editor', 'essay', 'suggestions']);
  });

  it('are loaded with the menu that shows them', () => {
    const list = readFileSync(new URL('document/document-menu-items.tsx', flowsFolder), 'utf8');
    const items = [...list.matchAll(/item: <(\w+) \/>, texts: '([\w-]+)'/g)];
    expect(items).not.toEqual([]);
    for (const [, item = '', texts] of items) {
      const file = new RegExp(`\\b${item}\\b.* from '\\.\\./([\\w-]+/[\\w-]+\\.tsx)'`).exec(list)?.[1] ?? '';
      const code = readFileSync(new URL(file, flowsFolder), 'utf8');
      expect(namespacesIn(code).filter((name) => !shared.includes(name))).toEqual([texts]);
    }
  });
});
