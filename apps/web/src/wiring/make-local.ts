import { connectMakeLocal, type DocumentEditorHandle, type SectionNames } from '@octavo/editor';
import { makeLocalMachine } from '@octavo/machines/make-local';
import i18next from 'i18next';
import { localise } from './localise.ts';

/**
 * Make it sound local on the real server.
 *
 * @param isEssay whether paragraphs are labelled once the answer is accepted
 */
export function wireMakeLocal(editor: DocumentEditorHandle, isEssay: () => boolean) {
  return makeLocalMachine.provide({
    actors: connectMakeLocal(editor, {
      localise,
      sections: () => (isEssay() ? sectionNames() : null),
    }),
  });
}

function sectionNames(): SectionNames {
  return {
    introduction: i18next.t('make-local:sections.introduction'),
    body: (number) => i18next.t('make-local:sections.body', { number }),
    conclusion: i18next.t('make-local:sections.conclusion'),
    both: i18next.t('make-local:sections.both'),
  };
}
