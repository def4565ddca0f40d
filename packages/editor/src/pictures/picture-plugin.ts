import { Fragment, type Schema, Slice } from '@tiptap/pm/model';
import { NodeSelection, Plugin, PluginKey } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import { leftOutReport, type PasteReader } from './pasted-pictures.ts';
import { pictureClipboard } from './picture-clipboard.ts';
import { claimsToBePicture, newKey } from './picture-files.ts';
import type { PictureSession } from './picture-session.ts';
import { pictureView } from './picture-view.ts';
import type { PictureOptions } from './picture-options.ts';

export interface PicturePluginParts {
  readonly schema: Schema;
  readonly reader: PasteReader;
  /** Called when the language changes. */
  readonly views: Set<() => void>;
}

/**
 * Pictures in the text: draws them, opens them on Enter or a double click, copies them with the id of their document,
 * and handles pasted or dropped files and pictures.
 */
export function picturePlugin(
  options: PictureOptions,
  session: () => PictureSession,
  { schema, reader, views }: PicturePluginParts,
): Plugin {
  const one = new Slice(Fragment.from(schema.node('picture', { id: newKey() })), 0, 0);
  const insert = (slice: Slice, at: number | null): boolean => {
    const found = reader.taken();
    const report = leftOutReport(found.leftOut());
    if (report !== null) session().tell(report);
    return found.added.size > 0 && session().insert(slice, found.added, at);
  };
  return new Plugin({
    key: new PluginKey('pictures'),
    props: {
      clipboardSerializer: pictureClipboard(schema, options),
      nodeViews: { picture: pictureView(options, (position) => session().open(position), views) },
      handlePaste: (_view, event, slice) => {
        const files = filesOf(event.clipboardData);
        // Office adds a picture of copied text to the clipboard, and browsers add the address of a copied picture.
        if (files.length > 0 && !saysSomething(slice)) {
          reader.taken();
          return session().add(files, null);
        }
        return insert(slice, null);
      },
      handleDrop: (view, event, slice, moved) => {
        if (moved) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (place === null) return false;
        const files = filesOf(event.dataTransfer);
        if (files.length > 0 && !saysSomething(slice)) {
          event.preventDefault();
          return session().add(files, dropPoint(view.state.doc, place.pos, one) ?? place.pos);
        }
        const isHandled = insert(slice, dropPoint(view.state.doc, place.pos, slice) ?? place.pos);
        if (isHandled) event.preventDefault();
        return isHandled;
      },
      handleDOMEvents: {
        keydown: ({ state: { selection } }, event) => {
          const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
          if (event.key !== 'Enter' || !isPlain || !(selection instanceof NodeSelection)) return false;
          if (selection.node.type.name !== 'picture' || !session().open(selection.from)) return false;
          event.preventDefault();
          return true;
        },
      },
    },
  });
}

const filesOf = (data: DataTransfer | null): readonly File[] =>
  [...(data?.files ?? [])].filter((file) => claimsToBePicture(file));

const saysSomething = ({ content }: Slice): boolean =>
  content.textBetween(0, content.size, ' ').trim() !== '';
