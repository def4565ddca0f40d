import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { usageOf } from '../stories/usage/all-usages.ts';
import type { Usage } from '../stories/usage/usage.ts';
import * as css from './component-page.css.ts';

/** The page of a component: what it is, how it is used, and its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const usage = usageOf(preparedMeta.title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {usage === undefined ? null : <HowToUse usage={usage} />}
      <Stories />
    </>
  );
}

function HowToUse({ usage: { parts, when, not, does, dont, keys = {}, spoken } }: { readonly usage: Usage }) {
  return (
    <Unstyled>
      <section className={css.usage}>
        <h2 id="usage" className={css.heading}>
          Usage
        </h2>
        <dl className={css.facts}>
          <dt>When</dt>
          <dd>{when}</dd>
          <dt>When not</dt>
          <dd>
            <ul>
              {Object.entries(not).map(([situation, instead]) => (
                <li key={situation}>
                  {situation}: <strong>{instead}</strong>
                </li>
              ))}
            </ul>
          </dd>
          <dt>Parts</dt>
          <dd>
            <ol>
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ol>
          </dd>
          {Object.keys(keys).length === 0 ? null : (
            <>
              <dt>Keys</dt>
              <dd>
                <ul>
                  {Object.entries(keys).map(([key, what]) => (
                    <li key={key}>
                      <kbd>{key}</kbd> {what}
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          )}
          <dt>Screen reader</dt>
          <dd>{spoken}</dd>
        </dl>
        <div className={css.advice}>
          <p className={css.good}>
            <strong>Do</strong>
            {does}
          </p>
          <p className={css.bad}>
            <strong>Don’t</strong>
            {dont}
          </p>
        </div>
      </section>
    </Unstyled>
  );
}
