import { Button } from '@octavo/ui/components/button';
import { EmptyState } from '@octavo/ui/components/empty-state';
import { Toast } from '@octavo/ui/components/toast';
import { type ThemeName, themes } from '@octavo/ui/theme/themes';
import type { ReactNode } from 'react';
import { ButtonStates } from './button-states.tsx';
import { Fields, Switches } from './controls.tsx';
import { DialogSample } from './dialog-sample.tsx';
import { LoadingRows } from './loading-rows.tsx';
import { Masthead } from './masthead.tsx';
import * as css from './sheet.css.ts';
import { Swatches } from './swatches.tsx';
import { TypeScale } from './type-scale.tsx';
import { WritingSample } from './writing-sample.tsx';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** A theme on one sheet: its colours by role, its type, and its controls in all states. */
export function Sheet({ theme }: { readonly theme: ThemeName }) {
  const { color, type } = themes[theme];
  return (
    <main className={css.sheet}>
      <Masthead theme={theme} />
      <Swatches color={color} />
      <div className={css.columns}>
        <div className={css.column}>
          <Part title="Type">
            <TypeScale type={type} />
          </Part>
          <Part title="Writing">
            <WritingSample />
          </Part>
          <Part title="Nothing here yet">
            <EmptyState
              level={3}
              title="No favourites yet"
              hint="Press the star beside a page and it will wait for you here."
              action={<Button size="sm">Open pages</Button>}
            />
          </Part>
          <Part title="Loading keeps its shape">
            <LoadingRows />
          </Part>
        </div>
        <div className={css.column}>
          <Part title="Buttons">
            <ButtonStates />
          </Part>
          <div className={css.pair}>
            <Part title="Fields">
              <Fields />
            </Part>
            <Part title="Switches and tabs">
              <Switches />
            </Part>
          </div>
          <Part title="Toast and dialog">
            <div className={css.floating}>
              <Toast
                title="Oops!"
                message="Today’s 200 AI words are used up. Your text is saved."
                actions={
                  <>
                    <Button tone="quiet" size="sm">
                      Later
                    </Button>
                    <Button tone="solid" size="sm">
                      Upgrade now
                    </Button>
                  </>
                }
              />
              <DialogSample />
            </div>
          </Part>
        </div>
      </div>
    </main>
  );
}
