// How near the goal of an expedition is on a card.

export const SCENE = { left: 0, top: 31, right: 102, bottom: 147, horizon: 103 };

/** 0 on the 2, 1 on the 10. Investments stand before the road: a little short of the 3. */
export const progress = (number) => (number ? (number - 2) / 8 : 0.1);
