import { firstLanguages } from '../language-detector.ts';

/** Says on the page that the app cannot run, and offers to load it again. */
export function showFailed(): void {
  const texts = [...document.querySelectorAll<HTMLTemplateElement>('template[data-failed]')];
  const [language] = firstLanguages();
  const text = texts.find(({ lang }) => lang === language) ?? texts[0];
  if (text === undefined || document.querySelector('[role=alert][data-still=failed]')) return;
  const alert = Object.assign(document.createElement('div'), { role: 'alert', lang: text.lang });
  alert.dataset['still'] = 'failed';
  // In the page before it is filled, so that screen readers announce it.
  document.body.append(alert);
  alert.append(text.content.cloneNode(true));
  alert.querySelector('button')?.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());
}
