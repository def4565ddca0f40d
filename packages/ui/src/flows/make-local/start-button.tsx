import { useSelector } from '@xstate/react';
import { Sparkles, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './make-local.css.ts';

export interface StartButtonProps {
  /** It is running: a press cancels it. */
  readonly isBusy: boolean;
  /** No words are left for it today; a press says so. */
  readonly isDimmed: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** Starts it, and cancels it while running. Sparkles meanwhile. */
export function StartButton({ isBusy, isDimmed, disabled, onClick }: StartButtonProps) {
  const { t } = useTranslation('make-local');
  const sparkles = useSelector(useFlow('make-local'), ({ context }) => context.sparkles);
  return (
    <span
      className={sparkles > 0 ? `${css.sparkling} ${sparkles % 2 === 1 ? css.odd : css.even}` : undefined}
    >
      <Button
        isWide
        tone={isBusy || isDimmed ? 'outline' : 'ai'}
        icon={isBusy ? X : Sparkles}
        disabled={disabled}
        onClick={onClick}
      >
        {t(isBusy ? 'processing' : 'start')}
      </Button>
    </span>
  );
}
