import type { LinkDraft, LinkProblems, LinksContext, SharedLink } from './links.types.ts';

/** A new link lets its reader comment: that is what a text is mostly shared for. */
export const emptyDraft: LinkDraft = {
  id: null,
  name: '',
  kind: 'comment',
  isProtected: false,
  password: '',
  lastDay: '',
};

export const noProblems: LinkProblems = { name: null, password: null, lastDay: null };

export const draftOf = ({ id, name, kind, hasPassword, lastDay }: SharedLink): LinkDraft => ({
  id,
  name,
  kind,
  isProtected: hasPassword,
  password: '',
  lastDay,
});

/** What keeps a draft from being saved. */
export function problemsOf({ draft, links, today }: LinksContext): LinkProblems {
  const hadPassword = links.some(({ id, hasPassword }) => id === draft.id && hasPassword);
  return {
    name: draft.name.trim() === '' ? 'nameRequired' : null,
    password: draft.isProtected && !hadPassword && draft.password === '' ? 'passwordRequired' : null,
    lastDay: draft.lastDay !== '' && draft.lastDay < today ? 'dayOver' : null,
  };
}

export const hasProblem = (problems: LinkProblems): boolean =>
  Object.values(problems).some((problem) => problem !== null);

/** The links with one of them changed, or with a new one first. */
export const withLink = (links: readonly SharedLink[], saved: SharedLink): readonly SharedLink[] =>
  links.some(({ id }) => id === saved.id)
    ? links.map((link) => (link.id === saved.id ? saved : link))
    : [saved, ...links];
