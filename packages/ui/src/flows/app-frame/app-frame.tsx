import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../components/desk/index.ts';
import { SidebarFlow, type SidebarFlowProps } from '../sidebar/index.ts';
import * as css from './app-frame.css.ts';

export interface AppFrameProps extends Omit<SidebarFlowProps, 'actor'> {
  readonly sidebar: SidebarFlowProps['actor'];
  /** The page. Its main content has the id `content`. */
  readonly children: ReactNode;
}

/** The desk that every page lies on, with the sidebar at its left edge. */
export function AppFrame({ sidebar, children, ...rest }: AppFrameProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <a href="#content" className={css.skip}>
        {t('skipToContent')}
      </a>
      <Desk sidebar={<SidebarFlow {...rest} actor={sidebar} />}>{children}</Desk>
    </>
  );
}
