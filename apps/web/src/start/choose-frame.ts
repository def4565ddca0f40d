const sidebars = {
  document: { key: 'sidebar_document', width: 'collapsed' },
  list: { key: 'sidebar_home', width: 'expanded' },
} as const;

/** Which still frame the page shows until the app is drawn: that of a document or of a list, with the sidebar as it was left. */
export function chooseFrame(): void {
  const { dataset } = document.documentElement;
  const frame = location.pathname.startsWith('/app/document/') ? 'document' : 'list';
  const { key, width } = sidebars[frame];
  dataset['frame'] = frame;
  try {
    dataset['sidebar'] = localStorage.getItem(key) ?? width;
  } catch {
    dataset['sidebar'] = width;
  }
}
