import { readDocument, type ReadTextblock } from '@octavo/document-schema/reading';
import type { SharedText as Shared } from '@octavo/contract';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BlockButton,
  Bubble,
  cardId,
  CommentList,
  type Thread,
  useCommentedText,
  useCommentTools,
  useKeptSelection,
} from '../commenting/index.ts';
import { useFlow, useFlowIf } from '../flow-context/index.ts';
import { Outline } from '../outline/index.ts';
import { Drawer } from './drawer.tsx';
import { Facts } from './facts.tsx';
import { ReadingNotices } from './newer-notice.tsx';
import { outlineOf } from './outline-of.ts';
import { ReadingBar } from './reading-bar.tsx';
import * as css from './reading.css.ts';
import { SharedText } from './text/shared-text.tsx';
import { useCurrentHeading } from './use-current-heading.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useMedia } from './use-media.ts';

export interface SharedPageProps {
  readonly text: Shared;
  readonly pictureAddress: (id: string) => string;
}

/** A shared text as a page, with its comments if the link allows them. */
export function SharedPage({ text, pictureAddress }: SharedPageProps) {
  const { t } = useTranslation(['reading', 'common']);
  const reading = useFlow('reading');
  const canComment = useSelector(reading, ({ context }) => context.link?.kind === 'comment');
  const flow = useFlowIf('commenting');
  const commenting = canComment ? flow : null;
  const formatted = useSelector(reading, ({ context }) => context.formatted);
  const isOutlineOpen = useSelector(reading, (state) => state.matches({ shown: { drawer: 'outline' } }));
  const isCommentsOpen = useSelector(reading, (state) => state.matches({ shown: { drawer: 'comments' } }));
  const chosen = useSelector(commenting ?? undefined, (state) => state?.context.chosen ?? null);
  const hasMargin = useMedia(css.withMargin) && commenting !== null;
  const hasOutline = useMedia(commenting === null ? css.withOutline : css.withBoth);
  const sheet = useRef<HTMLElement>(null);

  const document = useMemo(() => readDocument(text.content), [text.content]);
  const headings = useMemo(() => outlineOf(document), [document]);
  const current = useCurrentHeading(headings);
  const commented = useCommentedText(commenting, document);
  useKeptPlace(sheet, document.text);
  useChosenWords(sheet, chosen, commented.highlights);
  useKeptSelection(sheet, document.text, commented.highlights);

  const showThread = useCallback(
    (thread: string) => {
      commenting?.send({ type: 'choose', thread });
      reading.send({ type: 'comments.open' });
      requestAnimationFrame(() => focusCard(thread));
    },
    [reading, commenting],
  );
  const opener = useRef<HTMLElement>(null);
  const showDraft = useCallback(
    (draft: string | null, from: HTMLElement | null) => {
      opener.current = from;
      reading.send({ type: 'comments.open', draft });
    },
    [reading],
  );
  // The field of the draft took the focus before the drawer could note where it came from.
  useEffect(() => {
    if (isCommentsOpen || globalThis.document.activeElement !== globalThis.document.body) return;
    opener.current?.focus({ preventScroll: true });
    opener.current = null;
  }, [isCommentsOpen]);
  const tools = useCommentTools({
    sheet,
    document,
    commenting,
    commented,
    onThread: showThread,
    onDraft: showDraft,
  });
  const first = document.headings[0]?.from === 0 ? 0 : firstPlace(document.text);
  const tool = useCallback(
    (block: ReadTextblock) => <BlockButton block={block} isFirst={block.from === first} />,
    [first],
  );

  const close = () => reading.send({ type: 'drawer.close' });
  const show = useCallback(
    ({ id, place }: Thread) => {
      commenting?.send({ type: 'choose', thread: id });
      reading.send({ type: 'drawer.close' });
      requestAnimationFrame(() => scrollToPlace(sheet.current, id, place.from));
    },
    [commenting, reading],
  );
  const goTo = (id: string) => {
    close();
    // A drawer keeps the focus until it is gone.
    requestAnimationFrame(() => {
      const heading = globalThis.document.getElementById(id);
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    });
  };

  const outline = <Outline headings={headings} current={current} onGo={goTo} />;
  const list = (isBeside: boolean) => (
    <CommentList commented={commented} isBeside={isBeside} text={() => sheet.current} onShow={show} />
  );
  const shownTitle = text.title.trim() || t('common:document.untitled');
  return (
    <>
      <ReadingBar
        comments={commented.threads.length}
        onOutline={hasOutline || headings.length === 0 ? null : () => reading.send({ type: 'outline.open' })}
        onComments={hasMargin || commenting === null ? null : () => reading.send({ type: 'comments.open' })}
      />
      <div className={css.page} data-comments={commenting !== null || undefined}>
        {hasOutline && headings.length > 0 ? <aside className={css.outline}>{outline}</aside> : null}
        <main ref={sheet} className={css.sheet}>
          <article id="content" tabIndex={-1} className={css.content}>
            <h1 dir="auto" className={css.title}>
              {shownTitle}
            </h1>
            <Facts text={text} />
            <SharedText
              document={document}
              formatted={formatted}
              highlights={commented.highlights}
              tool={commenting === null ? null : tool}
              pictureAddress={pictureAddress}
            />
          </article>
          {tools.bubble === null ? null : (
            <Bubble
              about={tools.bubble.about}
              at={tools.bubble.at}
              own={tools.own}
              onComment={tools.comment}
              onPropose={tools.propose}
              onMark={tools.mark}
              onClose={tools.close}
            />
          )}
        </main>
        {hasMargin ? (
          <aside aria-label={t('comments')} className={css.margin}>
            {list(true)}
          </aside>
        ) : null}
      </div>
      <ReadingNotices />
      {isOutlineOpen && !hasOutline ? (
        <Drawer open title={t('outline')} closeLabel={t('common:close')} onClose={close}>
          {outline}
        </Drawer>
      ) : null}
      {isCommentsOpen && !hasMargin && commenting !== null ? (
        <Drawer open title={t('comments')} closeLabel={t('common:close')} onClose={close}>
          {list(false)}
        </Drawer>
      ) : null}
    </>
  );
}

/** Where the first block that says something begins. */
const firstPlace = (text: string): number => {
  const start = text.length - text.trimStart().length;
  return text.lastIndexOf('\n', start) + 1;
};

function focusCard(thread: string): void {
  const card = document.getElementById(cardId(thread));
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}

function scrollToPlace(sheet: HTMLElement | null, thread: string, from: number): void {
  const marker = sheet?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(thread)}"]`);
  const block = [...(sheet?.querySelectorAll<HTMLElement>('[data-from]') ?? [])].findLast(
    ({ dataset }) => Number(dataset['from']) <= from,
  );
  (marker?.previousElementSibling ?? block)?.scrollIntoView({ block: 'center' });
  marker?.focus({ preventScroll: true });
}

/** Tints the words of the thread that is looked at. */
function useChosenWords(
  sheet: { readonly current: HTMLElement | null },
  chosen: string | null,
  drawn: unknown,
) {
  useEffect(() => {
    for (const mark of sheet.current?.querySelectorAll<HTMLElement>('mark[data-threads]') ?? []) {
      const isOfIt = chosen !== null && (mark.dataset['threads']?.split(' ').includes(chosen) ?? false);
      mark.toggleAttribute('data-chosen', isOfIt);
    }
  }, [sheet, chosen, drawn]);
}
