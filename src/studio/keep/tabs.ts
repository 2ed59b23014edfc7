/** A deck as another tab has just written it. */
export interface News {
  readonly id: string;
  readonly revision: number;
}

/** Hears of decks that other tabs write, and returns how to tell them. */
export function joinTabs(hear: (news: News) => void): (news: News) => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel('deckwright');
  channel.onmessage = ({ data }: MessageEvent<News>) => hear(data);
  return news => channel.postMessage(news);
}
