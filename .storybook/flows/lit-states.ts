interface LitStates {
  readonly flow: string;
  readonly states: readonly string[];
}

// A docs page renders the flow in its own frame: the two communicate through their shared origin.
const channel = () => new BroadcastChannel('octavo-flow-states');

/** The current states of a flow, sent from the page that renders it to the one that shows its statechart. */
export const litStates = {
  tell(lit: LitStates): void {
    const sender = channel();
    sender.postMessage(lit);
    sender.close();
  },
  listen(flow: string, onChange: (states: readonly string[]) => void): () => void {
    const receiver = channel();
    receiver.onmessage = ({ data }: MessageEvent<LitStates>) => {
      if (data.flow === flow) onChange(data.states);
    };
    return () => receiver.close();
  },
};
