import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';

/** The page as HTML; `main.tsx` hydrates it. */
export const render = () => renderToString(<Page onTheme={() => {}} />);
