import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { isCode, isTest, reachOf, readGraph } from './import-graph.mjs';

/** More would keep the developer waiting; npm test runs them all. */
const mostStories = 25;

/** A change in one of these can break any test. */
const everything = /^(?:package-lock\.json|package\.json|vite\.[a-z.]*ts|vitest\.config\.ts|tsconfig\.json)$/;

const isStory = (file) => file.endsWith('.stories.tsx');
/** Skipped, because through the wrapper around every story each text would lead to all of them. */
const isStage = (file) => file.startsWith('.storybook/');

/**
 * The test files that a change can break, through imports and the folders that they read. Includes the stories of the
 * same name and the nearest others; `left` counts the rest.
 *
 * @returns `{ isAll, unit, stories, left }`
 */
export function affectedBy(changed, { files, graph } = readProject()) {
  const present = new Set(files);
  const isQuick = (file) => isTest(file) && !file.includes('.slow.') && present.has(file);
  const byCode = reachOf(changed.filter(isCode), graph).keys();
  const byData = changed.filter((file) => !isCode(file)).flatMap((file) => readersOf(file, graph));
  const unit = [...new Set([...byCode, ...byData])].filter(isQuick);
  const reached = [...reachOf(changed, graph, (file) => !isStage(file))].filter(
    ([file]) => isStory(file) && present.has(file),
  );
  const namesakes = files.filter((file) => isStory(file) && changed.some((one) => isNamesake(file, one)));
  const nearest = reached.toSorted(([, one], [, other]) => one - other).map(([file]) => file);
  const ordered = [...new Set([...namesakes, ...nearest])];
  let count = 0;
  const stories = ordered.filter((file) => {
    count += storiesIn(file);
    return count <= mostStories || namesakes.includes(file);
  });
  return {
    isAll: changed.some((file) => everything.test(file)),
    unit,
    stories,
    left: ordered.length - stories.length,
  };
}

const storiesIn = (file) => readFileSync(join(root, file), 'utf8').split(/\.story\(/).length - 1;

/** Data affects its own package; elsewhere only files that read it by its path. */
function readersOf(data, graph) {
  const own = /^(?:packages|apps)\/[^/]+\//.exec(data)?.[0];
  return [...reachOf([data], graph)]
    .filter(([file, steps]) => steps <= 1 || (own !== undefined && file.startsWith(own)))
    .map(([file]) => file);
}

/** The story of a flow or component has the same name as its folder and its texts. */
function isNamesake(story, changed) {
  const name = story.slice(story.lastIndexOf('/') + 1, -'.stories.tsx'.length);
  return /^packages\/(?:ui|machines|editor)\//.test(changed) && changed.split(/[/.]/).includes(name);
}

/** All files of the project and their dependencies; read once for many queries. */
export function readProject() {
  const files = trackedFiles();
  return { files, graph: readGraph(files) };
}

/** All files of the project, those that are not yet committed included. */
export function trackedFiles() {
  const git = (...parameters) =>
    execFileSync('git', ['ls-files', '-z', ...parameters], { cwd: root, encoding: 'utf8' });
  const deleted = new Set(git('--deleted').split('\0'));
  return [...git().split('\0'), ...git('--others', '--exclude-standard').split('\0')].filter(
    (file) => file !== '' && !deleted.has(file),
  );
}
