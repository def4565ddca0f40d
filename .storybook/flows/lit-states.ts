interface LitStates {
  readonly flow: string;
  readonly states: readonly string[];
}

// A docs page draws the flow in a frame of its own: they talk over the origin they share.
const channel = () => new BroadcastChannel('octavo-flow-states');

/** Where a flow on stage is, told from the page that draws it to the one that shows its statechart. */
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
